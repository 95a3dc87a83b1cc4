/** One line of a spreadsheet file, as RFC 4180 writes it. */
export const csvRow = (cells: readonly unknown[]): string => cells.map(cell).join(",");

/** A spreadsheet interprets text that starts like this as a formula; an apostrophe marks it as text. */
const startsLikeFormula = /^[\s'"]*[=+\-@\t\r\n＝＋－＠]/;

function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = startsLikeFormula.test(text) ? `'${text}` : text;
  return /[",\n\r']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
