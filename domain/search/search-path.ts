import type { FacetName } from "./facets.ts";
import { pathFacets, searchBase, type PathFacet, type SearchGrammar, type SpecialSlug } from "./search-grammar.ts";
import type { Refinements } from "./search-state.ts";
import { slugOf } from "#domain/text/slug.ts";
import { valueOfSlug, valueSlug, type Vocabulary } from "./vocabulary.ts";

/** 2.2: the refinement combinations that become path segments, in the spec's order. */
export const pathCombinations: readonly (readonly PathFacet[])[] = [
  ["car_type", "make"],
  ["car_type"],
  ["dealership_name"],
  ["state"],
  ["city", "make"],
  ["city"],
  ["location_name", "make"],
  ["location_name"],
  ["make", "make_model"],
  ["make"],
  ["body"],
  ["drive"],
  ["fuel"],
  ["categories"],
];

export interface SearchPath {
  path: string;
  /** Refinements in the path, which the query omits. */
  covers: Refinements;
}

/**
 * The canonical path of a search: the site's special slug that covers most, otherwise the first combination. A path
 * that would be parsed as anything else is never used; this alone makes parsing and writing inverse.
 */
export function pathOf(refinements: Refinements, grammar: SearchGrammar): SearchPath {
  for (const candidate of candidates(refinements, grammar)) {
    const read = readPath(candidate.path, grammar);
    if (read && sameRefinements(read, candidate.covers)) return candidate;
  }
  return { path: searchBase, covers: {} };
}

function* candidates(refinements: Refinements, { specialSlugs }: SearchGrammar): Generator<SearchPath> {
  const fitting = specialSlugs.filter((slug) => isPartOf(slug.refinements, refinements));
  const [full, bare] = [fitting.filter((slug) => coverage(slug) > 0), fitting.filter((slug) => coverage(slug) === 0)];
  for (const slug of full.sort((a, b) => coverage(b) - coverage(a))) yield asPath(slug);
  for (const facets of pathCombinations) {
    const covers = Object.fromEntries(facets.map((facet) => [facet, refinements[facet] ?? []]));
    if (facets.every((facet) => refinements[facet]?.length === 1)) yield { path: segmentsOf(facets, covers), covers };
  }
  for (const slug of bare) yield asPath(slug);
}

const asPath = ({ path, refinements }: SpecialSlug): SearchPath => ({ path, covers: refinements });
const coverage = ({ refinements }: SpecialSlug) => Object.values(refinements).flat().length;

function segmentsOf(facets: readonly PathFacet[], covers: Refinements): string {
  const slugs = facets.map((facet) => valueSlug(facet, covers[facet]?.[0] ?? ""));
  const [first = "", second] = slugs;
  // A model's slug already includes its make.
  if (facets[1] === "make_model") return `${searchBase}/${first}/${second?.split("/")[1] ?? ""}`;
  return [searchBase, ...slugs].join("/");
}

/** Whether a value can stand in a path: its word alone means it, and nothing else. Other facets have no words. */
export function hasPathWord(facet: FacetName, value: string, grammar: SearchGrammar): boolean {
  if (!(pathFacets as readonly FacetName[]).includes(facet)) return true;
  const read = readPath(`${searchBase}/${valueSlug(facet, value)}`, grammar);
  // A model's word includes its make's.
  return read?.[facet]?.join() === value && Object.keys(read).length === (facet === "make_model" ? 2 : 1);
}

/** The refinements of a path, or null for unknown words. Special slugs first, then the combinations in order. */
export function readPath(path: string, grammar: SearchGrammar): Refinements | null {
  if (path === searchBase) return {};
  const special = grammar.specialSlugs.find((slug) => slug.path === path);
  if (special) return special.refinements;
  if (!path.startsWith(`${searchBase}/`)) return null;
  const segments = path.slice(searchBase.length + 1).split("/");
  for (const facets of pathCombinations) {
    const read = facets.length === segments.length ? readSegments(facets, segments, grammar.vocabulary) : null;
    if (read) return read;
  }
  return null;
}

function readSegments(facets: readonly PathFacet[], segments: string[], vocabulary: Vocabulary): Refinements | null {
  const read: Partial<Record<PathFacet, readonly string[]>> = {};
  for (const [index, facet] of facets.entries()) {
    const slug = facet === "make_model" ? segments.join("/") : (segments[index] ?? "");
    const value = valueOfSlug(vocabulary, facet, slug);
    if (value === undefined) return null;
    read[facet] = [value];
  }
  return read;
}

/** Other spellings that people and old links use: capitals, spaces, an extra slash, "used" for "used-cars". */
export function readPathLoosely(path: string, grammar: SearchGrammar): Refinements | null {
  const segments = pathSegments(path);
  const plain = `/${segments.join("/")}`;
  const lower = `/${segments.map(slugOf).join("/")}`;
  const carType = lower.replace(/^\/search\/(new|demo|used)(?=\/|$)/, "/search/$1-cars");
  return readPath(plain, grammar) ?? readPath(lower, grammar) ?? readPath(carType, grammar);
}

export function pathSegments(path: string): string[] {
  return path
    .split("/")
    .filter((segment) => segment !== "")
    .map(decodedPart);
}

/** A part of a path as it is meant; one with an incomplete escape stays as it is. */
export function decodedPart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function isPartOf(part: Refinements, whole: Refinements): boolean {
  return (Object.keys(part) as FacetName[]).every((name) => sameValues(part[name], whole[name]));
}

function sameRefinements(a: Refinements, b: Refinements): boolean {
  return isPartOf(a, b) && isPartOf(b, a);
}

/** Both sides are sorted and unique. */
function sameValues(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}
