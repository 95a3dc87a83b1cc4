/** Dates as feeds write them. The mapping's format distinguishes day and month; the default is day first. */
export type DateOrder = "day-first" | "month-first";

const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;
const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?)?$/i;
const worded = /^(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s-](\d{2,4})$/i;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const compact = /^(\d{4})(\d{2})(\d{2})(?:\d{2,6})?$/;
const unix = /^1\d{9}(?:\d{3})?$/;

/** The date as an ISO timestamp; times without a zone are UTC. Null if it is not a date. */
export function readDate(text: string, order: DateOrder = "day-first"): string | null {
  const value = text.trim();
  if (unix.test(value)) return new Date(Number(value) * (value.length === 10 ? 1000 : 1)).toISOString();
  const full = iso.exec(value);
  if (full) {
    const [, year, month, day, hour = "0", minute = "0", second = "0", zone = "Z"] = full;
    const clock = [hour, minute, second].map((part) => part.padStart(2, "0")).join(":");
    const made = new Date(`${year}-${pad(month)}-${pad(day)}T${clock}${zone}`);
    return isReal(made, Number(day), zone) ? made.toISOString() : null;
  }
  const short = slashed.exec(value);
  if (short) {
    const [, first = "", second = "", year = "", hour = "0", minute = "0", half = ""] = short;
    const [day, month] = order === "day-first" && Number(second) <= 12 ? [first, second] : [second, first];
    const shift = half.toLowerCase() === "pm" && Number(hour) < 12 ? 12 : 0;
    return utc(fullYear(year), Number(month), Number(day), Number(hour) + shift, Number(minute));
  }
  const named = worded.exec(value);
  if (named) {
    const [, day, month = "", year = ""] = named;
    return utc(fullYear(year), months.indexOf(month.toLowerCase()) + 1, Number(day));
  }
  const dense = compact.exec(value);
  return dense ? utc(Number(dense[1]), Number(dense[2]), Number(dense[3])) : null;
}

const pad = (part = "") => part.padStart(2, "0");
const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));
const isReal = (made: Date, day: number, zone: string) =>
  !Number.isNaN(made.getTime()) && (zone !== "Z" || made.getUTCDate() === day);

function utc(year: number, month: number, day: number, hour = 0, minute = 0): string | null {
  const made = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isSame = made.getUTCFullYear() === year && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  return isSame ? made.toISOString() : null;
}
