import { measureOf, type End } from "#domain/country/measures.ts";
import type { FacetName } from "../facets.ts";
import { storedUnit } from "../facets.ts";
import { number, numberOf } from "./amounts.ts";
import type { QuantityContext } from "./quantity-context.ts";
import type { ReadPhrase } from "./set-phrases.ts";

// "30 mpg", "over 300 hp", "tows 5,000 lbs": figures of a country that counts in these. Elsewhere they are text.

const least = "at least|over|above|more than|better than|minimum(?: of)?|min|from|with";
const most = "at most|under|below|less than|up to|maximum(?: of)?|max|no more than";
const orMore = "(?: ?\\+| (?:or|and) (?:more|better|above|up)| plus)?";
const bound = `(?:(?:(?<least>${least})|(?<most>${most})) )?`;
const figure = `(?<figure>${number})`;

const table: readonly (readonly [facet: FacetName, pattern: RegExp])[] = [
  ["attributes.fuel_use", figureOf("mpg|miles per gallon|miles to the gallon")],
  ["attributes.power", figureOf("hp|bhp|horsepower|horse power|horses|ponies")],
  [
    "attributes.tow_braked",
    new RegExp(
      `(?:(?:can )?(?:tows?|pulls?|towing(?: capacity)?)(?: of)? )?${bound}${figure} ?(?:lbs?|pounds)${orMore}(?: (?:of )?(?:tow(?:ing)?(?: capacity)?|trailer))?(?![a-z0-9])`,
      "y",
    ),
  ],
];

function figureOf(says: string): RegExp {
  return new RegExp(`${bound}${figure} ?(?:${says})${orMore}(?![a-z0-9])`, "y");
}

export function customaryAt(line: string, at: number, { units, ranges }: QuantityContext): ReadPhrase | null {
  if (units.measures === undefined) return null;
  for (const [facet, pattern] of table) {
    pattern.lastIndex = at;
    const said = pattern.exec(line)?.groups;
    if (said === undefined) continue;
    const to = pattern.lastIndex;
    if (!ranges.has(facet)) return { meaning: "text", to };
    const end: End = said["most"] === undefined ? "min" : "max";
    const { limit, falls } = measureOf(storedUnit(facet), units);
    const value = limit(numberOf(said["figure"] ?? ""), end);
    const isLeast = (end === "min") !== falls;
    const range = isLeast ? { min: value, max: null } : { min: null, max: value };
    return { meaning: { facet, values: [], range }, to };
  }
  return null;
}
