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

const KM_PER_MILE = 1.609344;

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
