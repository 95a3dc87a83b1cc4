import type { FacetName } from "../facets.ts";
import { splitMakeModel } from "../make-model.ts";
import type { Range, Ranges, Refinements } from "../search-state.ts";
import type { Near } from "../near.ts";
import type { SearchBudget } from "../search-budget.ts";
import type { SortBy } from "../sort-orders.ts";
import { normalValues } from "../search-state.ts";

/** "Under 40k", "2 t towing". */
export interface RangeMeaning {
  facet: FacetName;
  values: readonly [];
  range: Range;
  /** The tow vehicle whose limit it is. */
  towedBy?: string;
  /** What is repaid for a price up to this, before interest. */
  repaid?: SearchBudget;
  /** As of a budget. */
  noDeposit?: true;
  /** It is what drivers on P plates may drive. */
  plates?: true;
}

/** The meaning of some words: values of a facet, a range, a budget, or an order. */
export type Meaning =
  | {
      facet: FacetName;
      values: readonly string[];
      range: null;
      /** For an exact number of seats or berths: that number and all larger ones. */
      orMore?: readonly string[];
      /** "Not white": what the visitor does not want. */
      not?: true;
      /** What was wished in other words than the values': its chip. */
      wish?: string;
    }
  | RangeMeaning
  | {
      facet: "budget";
      values: readonly [];
      range: null;
      budget: SearchBudget;
      /** "No deposit" was said: a budget that says nothing of one has none either. */
      noDeposit?: true;
    }
  | { facet: "near"; values: readonly []; range: null; near: Near }
  | { facet: "sortBy"; values: readonly [SortBy]; range: null };

/** Something understood, shown as a removable chip. */
export type Understanding = Meaning & {
  /** The visitor's own words, which removing the chip restores. */
  words: string;
  /** The position of the words in the text. */
  at: readonly [start: number, end: number];
  /** Those of the words that the search takes no account of. */
  unsaid?: readonly string[];
};

export interface SmartResult {
  /** What was typed. */
  text: string;
  /** In the order of their words. */
  understood: readonly Understanding[];
  refinements: Refinements;
  ranges: Ranges;
  /** What is not wanted. */
  excluded: Refinements;
  budget?: SearchBudget;
  near?: Near;
  sortBy?: SortBy;
  /** The words that stay text. */
  query: string;
}

export function resultOf(text: string, understood: readonly Understanding[]): SmartResult {
  const refinements: Partial<Record<FacetName, readonly string[]>> = {};
  const excluded: Partial<Record<FacetName, readonly string[]>> = {};
  const ranges: Partial<Record<FacetName, Range>> = {};
  const result: SmartResult = { text, understood, refinements, ranges, excluded, query: restOf(text, understood) };
  const add = (facet: FacetName, values: readonly string[], to = refinements) => {
    to[facet] = normalValues([...(to[facet] ?? []), ...values]);
  };
  // Who drives on P plates looks for a first car.
  if (understood.some((one) => "plates" in one)) result.sortBy = "price:asc";
  for (const one of understood) {
    if (one.facet === "sortBy") result.sortBy = one.values[0];
    else if (one.facet === "budget") result.budget = one.budget;
    else if (one.facet === "near") result.near = one.near;
    else if (one.range) ranges[one.facet] = overlap(ranges[one.facet], one.range);
    else add(one.facet, one.values, isUnwanted(one) ? excluded : refinements);
    // 2.2: a model's path includes its make's.
    if (one.facet === "make_model" && !isUnwanted(one))
      add(
        "make",
        one.values.map((value) => splitMakeModel(value).make),
      );
  }
  return result;
}

/** "Not white". */
export const isUnwanted = (meaning: Meaning): boolean => "not" in meaning && meaning.not === true;

/** The intersection of both ranges. */
export function overlap(one: Range | undefined, other: Range): Range {
  const least = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
  const most = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b));
  return one ? { min: most(one.min, other.min), max: least(one.max, other.max) } : other;
}

export const isEmptyRange = ({ min, max }: Range): boolean => min !== null && max !== null && min > max;

/** Removes one chip: its words return to their place in the text. An invalid index changes nothing. */
export function withoutUnderstanding(result: SmartResult, index: number): SmartResult {
  return resultOf(
    result.text,
    result.understood.filter((_, at) => at !== index),
  );
}

const loosePunctuation = /^[,.;:/!?&-]+|[,.;:/!?&-]+$/g;

function restOf(text: string, understood: readonly Understanding[]): string {
  const words = (part: string) => part.split(/\s+/).filter((word) => word !== "");
  if (understood.length === 0) return words(text).join(" ");
  let from = 0;
  const parts: string[] = [];
  for (const { at } of understood) {
    parts.push(text.slice(from, at[0]));
    from = at[1];
  }
  // Words that joined the understood ones mean nothing without them.
  const rest = [...parts, text.slice(from)].flatMap(words).map((word) => word.replace(loosePunctuation, ""));
  return rest.filter((word) => word !== "").join(" ");
}
