import { pathOf, pathSegments, readPath, readPathLoosely } from "./search-path.ts";
import { ownParameters, parametersOf, readParameters, type Parameter } from "./search-query.ts";
import type { SearchGrammar } from "./search-grammar.ts";
import { normalSearch, type Refinements, type SearchState } from "./search-state.ts";
import type { FacetName } from "./facets.ts";
import { inKnownSpelling } from "./vocabulary.ts";

// 2.2: one search, one URL. decodeSearch(encodeSearch(state)) is the same state, for every state in known spelling.

export function encodeSearch(state: SearchState, grammar: SearchGrammar): string {
  const { path, parameters } = spell(normalSearch(state), grammar);
  return join(path, parameters);
}

export type DecodedSearch =
  | { kind: "state"; state: SearchState; canonical: boolean; url: string; redirect: string }
  | { kind: "unknown"; segments: string[] };

/**
 * Parses a path and its parameters. `url` is the search's canonical URL; if the requested one differs,
 * `canonical` is false and `redirect` is where to send the visitor, with foreign parameters.
 */
export function decodeSearch(path: string, params: URLSearchParams, grammar: SearchGrammar): DecodedSearch {
  const fromPath = readPath(path, grammar) ?? readPathLoosely(path, grammar);
  if (fromPath === null) return { kind: "unknown", segments: unknownSegments(path) };
  const fromQuery = readParameters(params, grammar);
  const refined = inKnownSpelling(fromQuery.refinements, grammar.vocabulary);
  const excluded = inKnownSpelling(fromQuery.excluded, grammar.vocabulary);
  const state = normalSearch({ ...fromQuery, refinements: merged(fromPath, refined), excluded });

  const spelt = spell(state, grammar);
  const own = new Set(ownParameters(grammar));
  const given = [...params].filter(([name]) => own.has(name));
  const foreign = [...params].filter(([name]) => !own.has(name));
  return {
    kind: "state",
    state,
    canonical: path === spelt.path && sameParameters(given, spelt.parameters),
    url: join(spelt.path, spelt.parameters),
    redirect: join(spelt.path, [...spelt.parameters, ...foreign]),
  };
}

function spell(state: SearchState, grammar: SearchGrammar) {
  const { path, covers } = pathOf(state.refinements, grammar);
  return { path, parameters: parametersOf(state, covers, grammar) };
}

function join(path: string, parameters: readonly Parameter[]): string {
  const query = parameters.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return query === "" ? path : `${path}?${query}`;
}

/** Commas, colons and slashes stay unescaped in a query: they read better. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll("%20", "+")
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":")
    .replaceAll("%2F", "/");
}

function merged(a: Refinements, b: Refinements): Refinements {
  const names = new Set([...Object.keys(a), ...Object.keys(b)] as FacetName[]);
  return Object.fromEntries([...names].map((name) => [name, [...(a[name] ?? []), ...(b[name] ?? [])]]));
}

function sameParameters(a: readonly Parameter[], b: readonly Parameter[]): boolean {
  return a.length === b.length && a.every(([name, value], i) => name === b[i]?.[0] && value === b[i]?.[1]);
}

function unknownSegments(path: string): string[] {
  const segments = pathSegments(path);
  return segments[0]?.toLowerCase() === "search" ? segments.slice(1) : segments;
}
