import { facetNamed, type FacetName } from "./facets.ts";
import { orderedNames } from "./facet-order.ts";
import { splitMakeModel } from "./make-model.ts";
import type { Near } from "./near.ts";
import { normalBudget, type SearchBudget } from "./search-budget.ts";
import type { SortBy } from "./sort-orders.ts";

// A visitor's search (spec 2.2), always in normal form: values sorted and unique, nothing empty, facets in canonical
// order. So equal searches are equal values.

export interface Range {
  min: number | null;
  max: number | null;
}

export type Refinements = Readonly<Partial<Record<FacetName, readonly string[]>>>;
export type Ranges = Readonly<Partial<Record<FacetName, Range>>>;

export interface SearchState {
  refinements: Refinements;
  ranges: Ranges;
  /** Values that are not wanted: "not white". */
  excluded: Refinements;
  /** What the visitor can repay; only on sites that work budgets out with interest. */
  budget: SearchBudget | null;
  near: Near | null;
  query: string;
  /** Always present: a URL without one means the site's default. */
  sortBy: SortBy;
  page: number;
}

const longestQuery = 200;

export function emptySearch(sortBy: SortBy): SearchState {
  return { refinements: {}, ranges: {}, excluded: {}, budget: null, near: null, query: "", sortBy, page: 1 };
}

export function normalSearch(state: SearchState): SearchState {
  return {
    refinements: normalRefinements(state.refinements),
    ranges: normalRanges(state.ranges),
    // Searches that alerts stored before there were exclusions, budgets and places have none.
    excluded: normalRefinements(state.excluded ?? {}),
    budget: state.budget ? normalBudget(state.budget) : null,
    near: state.near ?? null,
    query: normalQuery(state.query),
    sortBy: state.sortBy,
    page: Number.isSafeInteger(state.page) && state.page > 1 ? state.page : 1,
  };
}

export function normalRefinements(refinements: Refinements): Refinements {
  const normal: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of orderedNames(refinements).filter((one) => facetNamed(one).kind === "terms")) {
    const values = normalValues(refinements[name] ?? []);
    if (values.length > 0) normal[name] = values;
  }
  return normal;
}

export function normalValues(values: readonly string[]): string[] {
  const whole = values.map((value) => value.toWellFormed()).filter((value) => value !== "");
  return [...new Set(whole)].sort();
}

function normalRanges(ranges: Ranges): Ranges {
  const normal: Partial<Record<FacetName, Range>> = {};
  for (const name of orderedNames(ranges).filter((one) => facetNamed(one).kind === "range")) {
    const range = normalRange(ranges[name] ?? { min: null, max: null });
    if (range) normal[name] = range;
  }
  return normal;
}

function normalRange(range: Range): Range | null {
  const min = normalEnd(range.min);
  const max = normalEnd(range.max);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** An end below zero limits nothing that we sell. Two decimals, like the fields that show it. The sum turns -0 into 0. */
const normalEnd = (end: number | null): number | null =>
  end !== null && Number.isFinite(end) && end >= 0 ? Number(end.toFixed(2)) + 0 : null;

const normalQuery = (query: string): string => query.toWellFormed().trim().slice(0, longestQuery).toWellFormed().trim();

// Edits. Every change of the search returns to the first page (2.2).

export function toggleRefinement(state: SearchState, facet: FacetName, value: string): SearchState {
  const values = state.refinements[facet] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return setRefinement(state, facet, next);
}

export function setRefinement(state: SearchState, facet: FacetName, values: readonly string[]): SearchState {
  const refinements = { ...state.refinements, [facet]: values };
  if (facet === "make") refinements.make_model = modelsLeft(state, values);
  return normalSearch({ ...state, refinements, page: 1 });
}

/** Removing a make removes its models. */
function modelsLeft({ refinements }: SearchState, makes: readonly string[]): readonly string[] {
  const gone = new Set((refinements.make ?? []).filter((make) => !makes.includes(make)));
  return (refinements.make_model ?? []).filter((value) => !gone.has(splitMakeModel(value).make));
}

export function setRange(state: SearchState, facet: FacetName, range: Range): SearchState {
  return normalSearch({ ...state, ranges: { ...state.ranges, [facet]: range }, page: 1 });
}

export function setExcluded(state: SearchState, facet: FacetName, values: readonly string[]): SearchState {
  return normalSearch({ ...state, excluded: { ...state.excluded, [facet]: values }, page: 1 });
}

/** Removes everything except the order. */
export function clearSearch(state: SearchState): SearchState {
  return emptySearch(state.sortBy);
}

export function setBudget(state: SearchState, budget: SearchBudget | null): SearchState {
  return normalSearch({ ...state, budget, page: 1 });
}

export function setNear(state: SearchState, near: Near | null): SearchState {
  return normalSearch({ ...state, near, page: 1 });
}

export function setQuery(state: SearchState, query: string): SearchState {
  return normalSearch({ ...state, query, page: 1 });
}

export function setSort(state: SearchState, sortBy: SortBy): SearchState {
  return normalSearch({ ...state, sortBy, page: 1 });
}

export function setPage(state: SearchState, page: number): SearchState {
  return normalSearch({ ...state, page });
}
