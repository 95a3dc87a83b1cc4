export type ByteRange = { start: number; end: number };

/**
 * `Range: bytes=…` with one range, ends included. Null for the whole file: no header, several ranges, or an invalid
 * header.
 */
export function readRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  const [, from = "", to = ""] = found ?? [];
  if (!found || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < start) return null;
  return start < size && start <= end ? { start, end } : "unsatisfiable";
}
