import type { VehicleWords } from "#domain/car/vehicle-words.ts";
import { plainLabel } from "./labels.ts";
import { pathFacets, type PathFacet, type SearchGrammar } from "./search-grammar.ts";
import { emptySearch, type Refinements } from "./search-state.ts";
import { encodeSearch } from "./search-url.ts";
import { splitMakeModel } from "./make-model.ts";
import { slugOf } from "#domain/text/slug.ts";

export interface NearSearch {
  label: string;
  url: string;
}

interface Near extends NearSearch {
  distance: number;
}

/** Likely searches for a link with unknown words, nearest first. */
export function nearestSearches(
  segments: readonly string[],
  grammar: SearchGrammar,
  words: VehicleWords,
  limit = 6,
): NearSearch[] {
  const slugs = segments.slice(0, 3).map((segment) => slugOf(segment.slice(0, 60)));
  const near = pathFacets.flatMap((facet) => nearIn(facet, slugs, grammar, words));
  near.sort((a, b) => a.distance - b.distance || a.label.localeCompare(b.label));
  const first = new Map(near.toReversed().map((one) => [one.url, one]));
  return near
    .filter((one) => first.get(one.url) === one)
    .slice(0, limit)
    .map(({ label, url }) => ({ label, url }));
}

function nearIn(facet: PathFacet, slugs: readonly string[], grammar: SearchGrammar, { many }: VehicleWords): Near[] {
  return [...(grammar.vocabulary[facet]?.bySlug ?? [])].flatMap(([key, value]) => {
    const slug = key.slice(key.indexOf("/") + 1);
    const distance = Math.min(...slugs.map((word) => unlikeness(word, slug)));
    if (distance > 0.4) return [];
    const state = { ...emptySearch(grammar.defaultSort), refinements: refinementsFor(facet, value) };
    return [{ distance, label: labelOf(facet, value, many), url: encodeSearch(state, grammar) }];
  });
}

function refinementsFor(facet: PathFacet, value: string): Refinements {
  return facet === "make_model" ? { make: [splitMakeModel(value).make], make_model: [value] } : { [facet]: [value] };
}

function labelOf(facet: PathFacet, value: string, many: string): string {
  if (facet === "make_model") return value.replace("/", " ");
  return facet === "car_type" ? `${plainLabel(facet, value)} ${many}` : plainLabel(facet, value);
}

/** 0 for the same word, 1 for nothing in common: edits relative to the longer word. */
function unlikeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  if (a === "" || Math.abs(a.length - b.length) > longest * 0.4) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const [above = 0, left = 0, corner = 0] = [row[j + 1], next[j], row[j]];
      next.push(Math.min(above + 1, left + 1, corner + (a[i] === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return (row.at(-1) ?? longest) / longest;
}
