import { measureOf } from "#domain/country/measures.ts";
import type { QuantityContext } from "./quantity-context.ts";
import type { ReadPhrase } from "./set-phrases.ts";

// "EV with 400 km range": the models that are known to go that far. No car states it.

const least = "(?:(?:with|has|have|a|an|at least|over|above|more than|minimum|around|about) )*";
const kilometres = String.raw`(?<far>\d{2,4}) ?\+? ?(?:kms?|ks|kays|kilomet(?:re|er)s?|(?<miles>miles?|mi))`;
const range = "(?:driving |electric |battery )?(?:range|rnage)";
const phrases = [
  new RegExp(`${least}${kilometres}(?: or more| plus)?(?: of)? ${range}(?![a-z0-9])`, "y"),
  new RegExp(`${least}${range} (?:of |is )?${least}${kilometres}(?![a-z0-9])`, "y"),
];

export function electricRangeAt(line: string, at: number, { ranges }: QuantityContext): ReadPhrase | null {
  for (const pattern of phrases) {
    pattern.lastIndex = at;
    const { far, miles } = pattern.exec(line)?.groups ?? {};
    if (far === undefined) continue;
    const { limit } = measureOf("km", miles === undefined ? {} : { odometer_unit: "miles" });
    const meaning = {
      facet: "electric_range",
      values: [],
      range: { min: limit(Number(far), "min"), max: null },
    } as const;
    return { meaning: ranges.has("electric_range") ? meaning : "text", to: pattern.lastIndex };
  }
  return null;
}
