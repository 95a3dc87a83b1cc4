import type { CountryValues } from "#domain/car/car-in-country.ts";
import type { MeasureSettings } from "#domain/country/measures.ts";
import { isFacetName, type FacetName } from "./facets.ts";
import { offeredRanges } from "./offered-ranges.ts";
import type { Refinements } from "./search-state.ts";
import type { SortBy } from "./sort-orders.ts";
import { slugOf } from "#domain/text/slug.ts";
import { buildVocabulary, inKnownSpelling, type KnownValues, type Vocabulary } from "./vocabulary.ts";

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

export interface SearchGrammar {
  specialSlugs: readonly SpecialSlug[];
  defaultSort: SortBy;
  vocabulary: Vocabulary;
  /** Attributes that the site offers as facets, by name: "attributes.sleeps". */
  attributes: readonly FacetName[];
  /** The ranges that words may mean here. */
  ranges: readonly FacetName[];
  /** Whether a search may carry a budget. */
  budgets: boolean;
  /** The units that people type and that fields show, where they are not those of addresses. */
  units?: MeasureSettings;
}

export const searchBase = "/search";

/** Settings of a site's search URLs. */
export interface SearchUrlSettings {
  search: {
    default_sort: SortBy;
    special_slugs: readonly SlugSetting[];
    /** The facets that the site offers. */
    facets: readonly { facet: string }[];
  };
  country?: MeasureSettings & CountryValues;
}

interface SlugSetting {
  path: string;
  refinements: Readonly<Record<string, readonly string[]>>;
  heading?: string | null;
}

export function buildGrammar(
  { search, country }: SearchUrlSettings,
  known: KnownValues,
  budgets = false,
): SearchGrammar {
  const vocabulary = buildVocabulary(known, country?.values);
  const specialSlugs = search.special_slugs.flatMap((slug) => expandSlug(slug, known));
  return {
    specialSlugs: specialSlugs.map((slug) => ({ ...slug, refinements: inKnownSpelling(slug.refinements, vocabulary) })),
    defaultSort: search.default_sort,
    vocabulary,
    attributes: offeredAttributes(search),
    ranges: offeredRanges(search.facets),
    budgets,
    ...unitsOf(country),
  };
}

function unitsOf({ odometer_unit, measures }: MeasureSettings = {}): Pick<SearchGrammar, "units"> {
  if (odometer_unit === undefined && measures === undefined) return {};
  return { units: { ...(odometer_unit && { odometer_unit }), ...(measures && { measures }) } };
}

/** The attributes that addresses may name: those that the site offers, or has a special slug for. */
export function offeredAttributes({ facets, special_slugs }: SearchUrlSettings["search"]): FacetName[] {
  const named = [
    ...facets.map(({ facet }) => facet),
    ...special_slugs.flatMap((slug) => Object.keys(slug.refinements)),
  ];
  return [...new Set(named.filter(isFacetName))].filter((name) => name.startsWith("attributes.")).sort();
}

/** "subscription-cars-{city}" is one slug per city. A path without a slash is a word below /search. */
function expandSlug(slug: SlugSetting, known: KnownValues): SpecialSlug[] {
  const path = slug.path.startsWith("/") ? slug.path : `${searchBase}/${slug.path}`;
  const facet = pathFacets.find((name) => path.includes(`{${name}}`));
  if (facet === undefined) {
    const asBrowsersSpell = encodeURI(path)
      .replaceAll("%25", "%")
      .replace(/(?<=.)\/+$/, "");
    return [{ ...slug, path: asBrowsersSpell }];
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
