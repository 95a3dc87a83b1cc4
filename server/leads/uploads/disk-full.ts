const codes = new Set(["ENOSPC", "EDQUOT"]);

/** Whether a write failed because the disk or our quota is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.has(String(error.code));
