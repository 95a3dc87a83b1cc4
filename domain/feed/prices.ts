import { readNumber } from "./numbers.ts";

/** A price as feeds write it. `words` is what stood beside the figure: "Drive Away", "Excl. Govt. Charges". */
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
  ["INR", /₹|\bRs\.?(?=\s|\d|$)|\bINR\b|\b(?:lakh|crore)s?\b/i],
  ["JPY", /¥|\bJPY\b/i],
  ["ZAR", /^R\s?\d|\bZAR\b/],
];
const askWords = /\b(?:p\.?o\.?a\.?|price on (?:application|request)|on application|call|enquire|contact|tba|ask)\b/i;

export function readPrice(text: string): ReadPrice {
  const read = readNumber(text);
  if (!read) return askWords.test(text) ? { kind: "ask", words: text.trim() } : { kind: "unreadable" };
  const currency = currencies.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const scale = /^k\b/i.test(read.unit)
    ? 1000
    : /^lakh/i.test(read.unit)
      ? 100_000
      : /^crore/i.test(read.unit)
        ? 10_000_000
        : 1;
  const words = read.unit.replace(/^(?:k|lakhs?|crores?)\b/i, "").replace(/^[*\s,;:-]+|[*\s,;:-]+$/g, "");
  return {
    kind: "price",
    dollars: Math.round(read.value * scale),
    words: /^[A-Z]{3}$/.test(words) ? "" : words,
    currency,
  };
}
