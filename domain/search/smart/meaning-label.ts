import type { Format } from "#domain/country/format.ts";
import { nearLabel } from "../near.ts";
import { budgetLabel } from "../search-budget.ts";
import { rangeLabel, valueLabel, valuesLabel } from "../labels.ts";
import { splitMakeModel } from "../make-model.ts";
import { isUnwanted, type Meaning, type RangeMeaning } from "./smart-result.ts";
import { sortWords } from "./sort-words.ts";

/** What a chip says: "Toyota HiLux", "Up to $40,000", "7 seats", "Cheapest first", "ATM up to 3,200 kg (Toyota HiLux)". */
export function meaningLabel(meaning: Meaning, format: Format): string {
  if (meaning.facet === "sortBy") return format.say(sortWords[meaning.values[0]].chip);
  if (meaning.facet === "near") return nearLabel(meaning.near, format);
  if (meaning.facet === "budget") return `${capitalized(budgetLabel(meaning.budget, format))}${deposit(meaning)}`;
  if (meaning.range) return `${rangeLabel(meaning.facet, meaning.range, format)}${because(meaning, format)}`;
  if (meaning.wish !== undefined && !isUnwanted(meaning)) return format.say(meaning.wish);
  const { facet, values } = meaning;
  const labels = values.map((value) => (facet === "make_model" ? withMake(value) : valueLabel(facet, value, format)));
  const label = valuesLabel(facet, shortened([...new Set(labels)]), format);
  return isUnwanted(meaning) ? `Not ${label}` : label;
}

function because(meaning: RangeMeaning, format: Format): string {
  const { towedBy, repaid, plates } = meaning;
  if (plates) return " (P plates)";
  if (towedBy !== undefined) return ` (${towedBy})`;
  return repaid ? ` (${budgetLabel(repaid, format).replace("up to ", "")}${deposit(meaning)})` : "";
}

const deposit = ({ noDeposit }: { noDeposit?: true }): string => (noDeposit ? " with no deposit" : "");

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function withMake(value: string): string {
  const { make, model } = splitMakeModel(value);
  return make === "" ? model : `${make} ${model}`;
}

const shown = 3;

/** "Mazda CX-3, Mazda CX-30 or 3 more": the values that are joined by "or". */
function shortened(labels: readonly string[]): string[] {
  if (labels.length <= shown) return [...labels];
  return [labels.slice(0, shown - 1).join(", "), `${labels.length - shown + 1} more`];
}
