import { orderedNames } from "./facet-order.ts";
import type { FacetName } from "./facets.ts";
import { splitMakeModel } from "./make-model.ts";
import { normalRefinements, type Refinements } from "./search-state.ts";
import { slugOf } from "#domain/text/slug.ts";

// The facet values that a site's addresses may name, and the spellings that mean them.

/** By facet, oldest first, so that an old URL never changes its meaning. */
export type KnownValues = Readonly<Partial<Record<FacetName, readonly string[]>>>;

export interface FacetWords {
  values: ReadonlySet<string>;
  /** A model's slug includes its make's: "toyota/corolla". Of values with the same slug, the first. */
  bySlug: ReadonlyMap<string, string>;
}

export type Vocabulary = Readonly<Partial<Record<FacetName, FacetWords>>>;

/**
 * `names`: values that a country calls something else. Addresses name them as the country does; those with our names,
 * older than the country's, still mean the same.
 */
export function buildVocabulary(known: KnownValues, names: Readonly<Record<string, string>> = {}): Vocabulary {
  const vocabulary: Partial<Record<FacetName, FacetWords>> = {};
  for (const facet of new Set<FacetName>(["car_type", "make", ...orderedNames(known)])) {
    const values = known[facet] ?? [];
    vocabulary[facet] = named(facet)
      ? renamed(facet, values, new Map(Object.entries(names)))
      : wordsOf(facet, inOrder(facet, values, vocabulary));
  }
  return vocabulary;
}

const namedFacets: ReadonlySet<FacetName> = new Set(["body", "fuel", "colour"]);
const named = (facet: FacetName): boolean => namedFacets.has(facet);

function renamed(facet: FacetName, values: readonly string[], names: ReadonlyMap<string, string>): FacetWords {
  const words = wordsOf(facet, [...new Set(values.map((value) => names.get(value) ?? value))]);
  const ours = [...names].filter(([, name]) => words.values.has(name));
  const former = ours.map(([value, name]) => [valueSlug(facet, value), name] as const);
  // A former name never takes the word of another value.
  return { values: words.values, bySlug: new Map([...former, ...words.bySlug]) };
}

export function wordsOf(facet: FacetName, values: readonly string[]): FacetWords {
  const bySlug = new Map<string, string>();
  for (const value of values) {
    const slug = valueSlug(facet, value);
    if (slug !== "" && !bySlug.has(slug)) bySlug.set(slug, value);
  }
  return { values: new Set(values), bySlug };
}

/**
 * Of models with the same slug, that of the make which owns the make's slug comes first: the two segments must agree.
 */
function inOrder(facet: FacetName, values: readonly string[], vocabulary: Vocabulary): readonly string[] {
  if (facet === "car_type") return [...carTypes, ...values];
  if (facet !== "make_model") return values;
  const agrees = (value: string) => {
    const { make } = splitMakeModel(value);
    return valueOfSlug(vocabulary, "make", slugOf(make)) === make;
  };
  return [...values.filter(agrees), ...values.filter((value) => !agrees(value))];
}

/** The value of a word in an address. Anything may be requested: "constructor" is not a make. */
export function valueOfSlug(vocabulary: Vocabulary, facet: FacetName, slug: string): string | undefined {
  return vocabulary[facet]?.bySlug.get(slug);
}

/** 2.2: car types new, demo and used take the suffix -cars. */
const carTypes = ["new", "demo", "used"];

export function valueSlug(facet: FacetName, value: string): string {
  if (facet !== "make_model") {
    const slug = slugOf(value);
    return facet === "car_type" && carTypes.includes(slug) ? `${slug}-cars` : slug;
  }
  const { make, model } = splitMakeModel(value);
  const slugs = [slugOf(make), slugOf(model)];
  return slugs.includes("") ? "" : slugs.join("/");
}

/**
 * 2.2.21: a value that is not known as it is written, but by its slug, is the value of that slug: "toyota" is Toyota,
 * "land-rover" Land Rover. Values that are not known at all stay.
 */
export function inKnownSpelling(refinements: Refinements, vocabulary: Vocabulary): Refinements {
  const spelt = orderedNames(refinements).map((facet) => {
    const spell = (value: string) =>
      vocabulary[facet]?.values.has(value) ? value : (valueOfSlug(vocabulary, facet, valueSlug(facet, value)) ?? value);
    return [facet, (refinements[facet] ?? []).map(spell)] as const;
  });
  return normalRefinements(Object.fromEntries(spelt));
}
