/** A number as feeds write it, with the words beside it. */
export type ReadNumber = { value: number; unit: string };

const figure = /[-+]?\d(?:[\d\s.,'’]*\d)?/;

/** "67,662 km", "1.234,50", "$ 19 990.00", "12.5 L / 100 km". Null without a figure. */
export function readNumber(text: string): ReadNumber | null {
  const found = figure.exec(text);
  if (!found) return null;
  const value = Number(plainFigure(found[0]));
  const unit = text
    .slice(found.index + found[0].length)
    .replace(/^[.,'’\s]+/, "")
    .trim();
  return Number.isFinite(value) ? { value, unit } : null;
}

/**
 * Distinguishes thousands separators from the decimal mark. Of two kinds the last is decimal; of one, three digits
 * decide.
 */
function plainFigure(text: string): string {
  const figures = text.replaceAll(/[\s'’]/g, "");
  const marks = figures.replaceAll(/[^.,]/g, "");
  if (marks === "") return figures;
  const last = marks.at(-1) ?? "";
  const other = last === "," ? "." : ",";
  if (marks.includes(other)) return figures.replaceAll(other, "").replace(last, ".");
  const isThousands = marks.length > 1 || /[.,]\d{3}$/.test(figures);
  return isThousands && !/^0[.,]/.test(figures) ? figures.replaceAll(last, "") : figures.replace(last, ".");
}

/** One writing for a number: "5.0" is "5", "1,200" is "1200". A code with a nought in front stays as it is. */
export function oneWriting(text: string): string {
  if (!/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+\.\d+$/.test(text) || /^0\d/.test(text)) return text;
  const [whole = "", decimals = ""] = text.replaceAll(",", "").split(".");
  let end = decimals.length;
  while (decimals[end - 1] === "0") end -= 1;
  return end === 0 ? whole : `${whole}.${decimals.slice(0, end)}`;
}

const KM_PER_MILE = 1.609344;

/** The unit that a column of units names; kilometres unless it names another. */
export const distanceUnit = (said: string): "km" | "miles" | "hours" =>
  /^mi/i.test(said) ? "miles" : /^(?:h|engine h|machine h)/i.test(said) ? "hours" : "km";

/** Kilometres; miles are converted, by the unit beside the figure or by the mapping. */
export function readKilometres(text: string, unit: "km" | "miles"): { km: number; wasMiles: boolean } | null {
  const read = readNumber(text);
  if (!read) return null;
  const scale = /^(?:lakh|lac)s?\b/i.test(read.unit) ? 100_000 : /^k\b/i.test(read.unit) ? 1000 : 1;
  const words = read.unit.replace(/^(?:k|lakhs?|lacs?)\b\s*/i, "");
  const saysMiles = /^(?:mi|miles?|mls)\b/i.test(words);
  const saysKm = /^k(?:m|ms|ilomet)/i.test(words);
  const wasMiles = saysMiles || (unit === "miles" && !saysKm);
  return { km: Math.round(read.value * scale * (wasMiles ? KM_PER_MILE : 1)), wasMiles };
}
