import { readNumber } from "./numbers.ts";

/** A price as feeds write it. `words` is the text beside the figure: "Drive Away", "Excl. Govt. Charges". */
export type ReadPrice =
  | { kind: "price"; dollars: number; words: string; currency: string | null }
  | { kind: "ask"; words: string }
  | { kind: "unreadable" };

const currencies: readonly (readonly [string, RegExp])[] = [
  ["AUD", /\bA(?:U|US)?\$|\bAUD\b/i],
  ["NZD", /\bNZ\$|\bNZD\b/i],
  ["USD", /\bUS\$|\bUSD\b/i],
  ["GBP", /£|\bGBP\b/i],
  ["EUR", /€|\bEUR\b/i],
  ["PKR", /\bPKR\b/i],
  ["INR", /₹|\bRs\.?(?=\s|\d|$)|\bINR\b|(?:^|[\d\s])(?:lakh|lac|crore|cr)s?\b/i],
  ["PLN", /\bPLN\b|\bz[łl](?![\p{L}])/iu],
  ["CHF", /\bCHF\b|\bSFr\b/i],
  ["CAD", /\bC(?:A|AD)?\$|\bCAD\b/i],
  ["SEK", /\bSEK\b/i],
  ["BRL", /\bR\$|\bBRL\b/],
  ["AED", /\bAED\b|\bDhs?\b/i],
  ["SAR", /\bSAR\b/],
  ["KES", /\bKSh|\bKES\b/i],
  ["JPY", /¥|\bJPY\b/i],
  ["ZAR", /^R\s?\d|\bZAR\b/],
];
const askWords = /\b(?:p\.?o\.?a\.?|price on (?:application|request)|on application|call|enquire|contact|tba|ask)\b/i;

/** The currency that a price names by sign or code; a bare dollar sign names none. */
export const currencyIn = (text: string): string | null =>
  currencies.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const scales: readonly (readonly [RegExp, number])[] = [
  [/^k\b/i, 1000],
  [/^(?:lakh|lac)s?\b/i, 100_000],
  [/^(?:crores?|cr)\b/i, 10_000_000],
];

export function readPrice(text: string): ReadPrice {
  const read = readNumber(text);
  if (!read) return askWords.test(text) ? { kind: "ask", words: text.trim() } : { kind: "unreadable" };
  const currency = currencyIn(text);
  const scale = scales.find(([pattern]) => pattern.test(read.unit))?.[1] ?? 1;
  const begun = read.unit
    .replace(/^(?:k|lakhs?|lacs?|crores?|cr)\b/i, "")
    .replace(/^(?:€|£|zł|zl|₹|,?-)+/i, "")
    .replace(/^[*\s,;:.-]+/, "");
  // Up to the last sign that ends a word. Taking the signs off the end would try each run of them in the text.
  const words = /^.*[^*\s,;:-]/s.exec(begun)?.[0] ?? "";
  return {
    kind: "price",
    dollars: Math.round(read.value * scale),
    words: /^[A-Z]{3}$/.test(words) ? "" : words,
    currency,
  };
}
