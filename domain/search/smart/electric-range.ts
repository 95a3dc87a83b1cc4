import type { QuantityContext } from "./quantity-context.ts";
import type { ReadPhrase } from "./set-phrases.ts";

// "EV with 400 km range": the models that are known to go that far. No car states it.

const least = "(?:(?:with|has|have|a|an|at least|over|above|more than|minimum|around|about) )*";
const kilometres = String.raw`(?<km>\d{2,4}) ?\+? ?(?:kms?|ks|kays|kilomet(?:re|er)s?)`;
const range = "(?:driving |electric |battery )?(?:range|rnage)";
const phrases = [
  new RegExp(`${least}${kilometres}(?: or more| plus)?(?: of)? ${range}(?![a-z0-9])`, "y"),
  new RegExp(`${least}${range} (?:of |is )?${least}${kilometres}(?![a-z0-9])`, "y"),
];

export function electricRangeAt(line: string, at: number, { electricRanges }: QuantityContext): ReadPhrase | null {
  for (const pattern of phrases) {
    pattern.lastIndex = at;
    const said = pattern.exec(line)?.groups?.["km"];
    if (said === undefined) continue;
    const values = [...electricRanges].filter(([, km]) => km >= Number(said)).map(([value]) => value);
    const called = `Electric range ${said} km or more`;
    const meaning = values.length > 0 ? ({ facet: "make_model", values, range: null, called } as const) : "text";
    return { meaning, to: pattern.lastIndex };
  }
  return null;
}
