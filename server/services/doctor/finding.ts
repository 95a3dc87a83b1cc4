/** The result of a check. `problem`: something does not work. `warning`: it works, but will not always. */
export type Finding = {
  level: "ok" | "warning" | "problem";
  /** Which check: settings, store, mail … */
  check: string;
  /** What is wrong, and where. */
  message: string;
  /** What to do about it; null if all is well. */
  todo: string | null;
};

/** Findings of one check. */
export function findingsOf(check: string) {
  return {
    ok: (message: string): Finding => ({ level: "ok", check, message, todo: null }),
    warning: (message: string, todo: string): Finding => ({ level: "warning", check, message, todo }),
    problem: (message: string, todo: string): Finding => ({ level: "problem", check, message, todo }),
  };
}

export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join("; ");
  return error instanceof Error ? error.message : String(error);
};
