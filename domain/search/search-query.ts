import { orderedNames } from "./facet-order.ts";
import { facetNames, facetNamed, type FacetName, storedUnit } from "./facets.ts";
import { measureOf, type End } from "#domain/country/measures.ts";
import { nearText, readNear } from "./near.ts";
import { budgetText, readBudgetText } from "./search-budget.ts";
import type { SearchGrammar } from "./search-grammar.ts";
import type { Range, Refinements, SearchState } from "./search-state.ts";
import { offeredSorts, type SortBy } from "./sort-orders.ts";

// The query part of a search URL: facets in their fixed order, then budget, query, sortBy and page.

export type Parameter = readonly [name: string, value: string];

export function parametersOf(state: SearchState, covered: Refinements, { defaultSort }: SearchGrammar): Parameter[] {
  const names = orderedNames({ ...state.refinements, ...state.ranges });
  const facets = names.flatMap((name): Parameter[] => {
    const range = state.ranges[name];
    if (range) return [[name, `${range.min ?? ""},${range.max ?? ""}`]];
    return name in covered ? [] : [[name, (state.refinements[name] ?? []).map(escapeValue).join(",")]];
  });
  const excluded = orderedNames(state.excluded).map((name): Parameter => [
    notWanted(name),
    (state.excluded[name] ?? []).map(escapeValue).join(","),
  ]);
  const rest: Parameter[] = [
    ["budget", state.budget ? budgetText(state.budget) : ""],
    ["near", state.near ? nearText(state.near) : ""],
    ["query", state.query],
    ["sortBy", state.sortBy === defaultSort ? "" : state.sortBy],
    ["page", state.page > 1 ? String(state.page) : ""],
  ];
  return [...facets, ...excluded, ...rest.filter(([, value]) => value !== "")];
}

/** The parameter of values that are not wanted. */
export const notWanted = (name: FacetName): string => `not_${name}`;

/** A value in a list, and in a form control: a comma inside it is escaped. */
export function escapeValue(value: string): string {
  return value.replace(/[\\,]/g, "\\$&");
}

function splitValues(list: string): string[] {
  const values = list.match(/(?:\\.|[^\\,]|\\$)+/gsu) ?? [];
  return values.map((value) => value.replace(/\\(.)/gsu, "$1"));
}

/** Attributes that typed words may mean, whether or not the site lists them among its filters. */
export const wordedAttributes: readonly FacetName[] = [
  "attributes.atm",
  "attributes.axles",
  "attributes.engine_cc",
  "attributes.fuel_use",
  "attributes.gvm",
  "attributes.lams",
  "attributes.licence",
  "attributes.payload",
  "attributes.power",
  "attributes.seat_height",
  "attributes.sleeps",
  "attributes.tare",
  "attributes.tow_braked",
];

/** The facets that a URL of this site may use. */
export function grammarFacets({ attributes }: SearchGrammar): FacetName[] {
  return [...new Set([...facetNames, ...attributes, ...wordedAttributes])];
}

/** The query parameters that a search page reads. All others are foreign and must not reach a cache key. */
export function ownParameters(grammar: SearchGrammar): string[] {
  const facets = grammarFacets(grammar).flatMap((name) =>
    facetNamed(name).kind === "range" ? [name, `${name}_min`, `${name}_max`] : [name, notWanted(name)],
  );
  return [...facets, "budget", "near", "query", "sortBy", "page"];
}

/** Parses parameters as we write them, and as a form without JavaScript sends them: repeated, with separate ends. */
export function readParameters(params: URLSearchParams, grammar: SearchGrammar): SearchState {
  const refinements: Partial<Record<FacetName, string[]>> = {};
  const excluded: Partial<Record<FacetName, string[]>> = {};
  const ranges: Partial<Record<FacetName, Range>> = {};
  for (const name of grammarFacets(grammar)) {
    const values = params.getAll(name);
    if (facetNamed(name).kind === "range") {
      ranges[name] = readRange(params, name, grammar);
      continue;
    }
    if (values.length > 0) refinements[name] = values.flatMap(splitValues);
    const unwanted = params.getAll(notWanted(name));
    if (unwanted.length > 0) excluded[name] = unwanted.flatMap(splitValues);
  }
  return {
    refinements,
    ranges,
    excluded,
    budget: grammar.budgets ? readBudgetText(params.get("budget")) : null,
    near: readNear(params.get("near")),
    query: params.get("query") ?? "",
    sortBy: readSort(params.get("sortBy"), grammar) ?? grammar.defaultSort,
    page: readPage(params.get("page")),
  };
}

/** The parameter itself holds stored units, so that an address means the same on every site; fields those of the country. */
function readRange(params: URLSearchParams, name: FacetName, { units = {} }: SearchGrammar): Range {
  const [min = "", max = ""] = (params.get(name) ?? "").split(",");
  const measure = measureOf(storedUnit(name), units);
  const field = (end: End): number | null => {
    const text = params.get(`${name}_${end}`);
    const value = readEnd(text);
    // Somebody may type kilometres where everybody else counts miles.
    return value === null || saysUnit(text, storedUnit(name)) ? value : measure.limit(value, end);
  };
  const [low, high] = [field("min"), field("max")];
  return { min: (measure.falls ? high : low) ?? readEnd(min), max: (measure.falls ? low : high) ?? readEnd(max) };
}

const saysUnit = (text: string | null, unit: string): boolean =>
  unit !== "" &&
  (text ?? "")
    .replaceAll(/[\d.,\s]/g, "")
    .toLowerCase()
    .startsWith(unit.replaceAll(/\s/g, "").toLowerCase());

/** A field may say "$10,000", "90,000 km" or "2.5 t"; people also type "45k". */
function readEnd(text: string | null): number | null {
  const [, figure, thousands] = /^\s*\$?\s*([\d.,\s]*\d(?:e[+-]?\d+)?)\s*(k\b)?/i.exec(text ?? "") ?? [];
  if (figure === undefined) return null;
  return Number(figure.replace(/[,\s]/g, "")) * (thousands === undefined ? 1 : 1000);
}

function readSort(text: string | null, { attributes }: SearchGrammar): SortBy | undefined {
  return offeredSorts(attributes).find(({ order }) => order === text)?.order;
}

/** Chapter 5: a whole number above 1, otherwise the first page. */
export function readPage(text: string | null): number {
  const page = /^\d+$/.test(text ?? "") ? Number(text) : 1;
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}
