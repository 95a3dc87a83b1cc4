import { isFacetName, type FacetName } from "./facets.ts";
import { splitMakeModel } from "./make-model.ts";
import { offeredRanges } from "./offered-ranges.ts";
import { normalRefinements, type Refinements } from "./search-state.ts";
import type { SortBy } from "./sort-orders.ts";
import { slugOf } from "./slug.ts";

// How one site spells its searches: plain data, made once per version of the site and its stock.

export interface SpecialSlug {
  path: string;
  refinements: Refinements;
  heading?: string | null;
}

/** Facets that may become a path segment (2.2). */
export const pathFacets = [
  "car_type",
  "dealership_name",
  "state",
  "city",
  "location_name",
  "make",
  "make_model",
  "body",
  "drive",
  "fuel",
  "categories",
] as const satisfies readonly FacetName[];
export type PathFacet = (typeof pathFacets)[number];

/** Slug to value, per facet. A model's slug includes its make's: "toyota/corolla". */
export type Vocabulary = Readonly<Partial<Record<PathFacet, Readonly<Record<string, string>>>>>;

export interface SearchGrammar {
  specialSlugs: readonly SpecialSlug[];
  defaultPath: string;
  defaultSort: SortBy;
  vocabulary: Vocabulary;
  /** Attributes that the site offers as facets, by name: "attributes.sleeps". */
  attributes: readonly FacetName[];
  /** The ranges that words may mean here. */
  ranges: readonly FacetName[];
}

export const searchBase = "/search";

/** Settings of a site's search URLs. */
export interface SearchUrlSettings {
  default_search_path: string;
  search: {
    default_sort: SortBy;
    special_slugs: readonly SlugSetting[];
    /** The facets that the site offers. */
    facets: readonly { facet: string }[];
  };
}

interface SlugSetting {
  path: string;
  refinements: Readonly<Record<string, readonly string[]>>;
  heading?: string | null;
}

/** Every value the site has ever had, oldest first, so that an old URL never changes its meaning. */
export type KnownValues = Readonly<Partial<Record<PathFacet, readonly string[]>>>;

export function buildGrammar({ default_search_path, search }: SearchUrlSettings, known: KnownValues): SearchGrammar {
  const specialSlugs = search.special_slugs.flatMap((slug) => expandSlug(slug, known));
  const named = [
    ...search.facets.map(({ facet }) => facet),
    ...specialSlugs.flatMap((slug) => Object.keys(slug.refinements)),
  ];
  return {
    specialSlugs,
    defaultPath: default_search_path,
    defaultSort: search.default_sort,
    vocabulary: buildVocabulary(known),
    attributes: [...new Set(named.filter(isFacetName))].filter((name) => name.startsWith("attributes.")).sort(),
    ranges: offeredRanges(search.facets),
  };
}

function buildVocabulary(known: KnownValues): Vocabulary {
  const vocabulary: Partial<Record<PathFacet, Record<string, string>>> = {};
  for (const facet of pathFacets) {
    const slugs: Record<string, string> = {};
    for (const value of inOrder(facet, known, vocabulary.make)) {
      const slug = valueSlug(facet, value);
      if (slug !== "" && !Object.hasOwn(slugs, slug)) slugs[slug] = value;
    }
    vocabulary[facet] = slugs;
  }
  return vocabulary;
}

/** The value of a word in an address. Anything may be requested: "constructor" is not a make. */
export function valueOfSlug(vocabulary: Vocabulary, facet: PathFacet, slug: string): string | undefined {
  const slugs = vocabulary[facet] ?? {};
  return Object.hasOwn(slugs, slug) ? slugs[slug] : undefined;
}

/**
 * Of models with the same slug, that of the make which owns the make's slug comes first: the two segments must agree.
 */
function inOrder(facet: PathFacet, known: KnownValues, makes: Readonly<Record<string, string>> = {}) {
  const values = known[facet] ?? [];
  if (facet === "car_type") return [...new Set(["new", "demo", "used", ...values])];
  if (facet !== "make_model") return values;
  const agrees = (value: string) => {
    const { make } = splitMakeModel(value);
    return makes[slugOf(make)] === make;
  };
  return [...values.filter(agrees), ...values.filter((value) => !agrees(value))];
}

/** 2.2: car types new, demo and used take the suffix -cars. */
const suffixed = new Set(["new", "demo", "used"]);

export function valueSlug(facet: PathFacet, value: string): string {
  if (facet === "car_type" && suffixed.has(value)) return `${value}-cars`;
  if (facet !== "make_model") return slugOf(value);
  const { make, model } = splitMakeModel(value);
  const slugs = [slugOf(make), slugOf(model)];
  return slugs.includes("") ? "" : slugs.join("/");
}

/** "subscription-cars-{city}" is one slug per city. A path without a slash is a word below /search. */
function expandSlug(slug: SlugSetting, known: KnownValues): SpecialSlug[] {
  const path = slug.path.startsWith("/") ? slug.path : `${searchBase}/${slug.path}`;
  const facet = pathFacets.find((name) => path.includes(`{${name}}`));
  if (facet === undefined) {
    const asBrowsersSpell = encodeURI(path)
      .replaceAll("%25", "%")
      .replace(/(?<=.)\/+$/, "");
    return [{ ...slug, path: asBrowsersSpell, refinements: normalRefinements(slug.refinements) }];
  }
  return (known[facet] ?? []).filter(slugOf).flatMap((value) => {
    const fill = (text: string, by: string) => text.replaceAll(`{${facet}}`, by);
    const refinements = Object.entries(slug.refinements).map(
      ([name, values]) => [name, values.map((one) => fill(one, value))] as const,
    );
    const heading = slug.heading ? fill(slug.heading, value) : null;
    return expandSlug(
      { path: fill(path, slugOf(value)), refinements: Object.fromEntries(refinements), heading },
      known,
    );
  });
}
