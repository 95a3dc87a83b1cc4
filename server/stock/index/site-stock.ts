import { LRUCache } from "lru-cache";
import type { FacetCount, PriceSpan, SearchAnswer, StockCounts } from "#site/page-ports.ts";
import type { Car } from "#domain/car/car.ts";
import { electricFuel } from "#domain/car/electric.ts";
import { titleOf } from "#domain/car/title.ts";
import type { BudgetKind } from "#domain/search/budget/budget.ts";
import { allOf, anyOf, not, oneOf } from "#domain/search/filter.ts";
import { facetNamed, type FacetName, isFacetName } from "#domain/search/facets.ts";
import {
  believedTotal,
  engineSort,
  pageCount,
  type SearchFilters,
  searchFilters,
  searchOffset,
  shownTotal,
  unsold,
  wholeFilter,
} from "#domain/search/search-filters.ts";
import type { SearchHow } from "#domain/search/answer-search.ts";
import type { StockedModel } from "#domain/search/closest-models.ts";
import type { InTurn } from "#domain/search/loosen.ts";
import type { Near } from "#domain/search/near.ts";
import type { PlaceFinder } from "#domain/places/place-finder.ts";
import type { LandingCar } from "#domain/search/landing-searches.ts";
import { type Countable, listingCount } from "#domain/search/listing-count.ts";
import { makeModelOf } from "#domain/search/make-model.ts";
import { priceFacet } from "#domain/search/offered-ranges.ts";
import { pathFacets, type SearchGrammar } from "#domain/search/search-grammar.ts";
import type { SearchState } from "#domain/search/search-state.ts";
import type { IndexVersion } from "#search-engine/index-version.ts";
import type { Site } from "#site/site.ts";
import { mostSimilar } from "#domain/car/similar-cars.ts";
import { keysInTurn, textOf } from "./listing-query.ts";
import { placeFinderOf, type YardDistance, yardDistances } from "./yard-distances.ts";
import { keysByNumber, onlyWithNumber } from "./vehicle-number.ts";
import { modelCounts, priceSpan } from "./finder-counts.ts";

const histogramBuckets = 24;

/** A lender quotes by a handful of terms; a feed that gives each car its own must not make a filter without end. */
const mostLoans = 500;

/** Spec 7.1.13. */
const stripLimit = { usual: 4, customBodies: 20 };

/** The cars that one site lists now, as an immutable version: its pages search, count and show these. */
export class SiteStock {
  readonly index: IndexVersion;
  readonly grammar: SearchGrammar;
  readonly counts: StockCounts;
  /** What names of places mean here. */
  readonly places: PlaceFinder | null;
  readonly #site: Site;
  readonly #facets: FacetName[];
  /** Recently shown cars; decoding one costs more than rendering its card. */
  readonly #decoded = new LRUCache<string, Car>({ max: 500 });
  readonly #complete: (car: Car) => Car;
  readonly #tallies = new Map<string, FacetCount[]>();
  readonly #countsAt = new Map<string, number | null>();
  #loans: readonly string[] | null = null;

  /** `complete` fills in what a feed left out, once per shown car. */
  constructor(index: IndexVersion, grammar: SearchGrammar, site: Site, complete: (car: Car) => Car) {
    this.index = index;
    this.grammar = grammar;
    this.#site = site;
    this.#complete = complete;
    this.places = placeFinderOf(site);
    this.#facets = site.public.search.facets.map(({ facet }) => facet).filter(isFacetName);
    this.counts = countStock(index);
  }

  /** The same stock in which only these cars differ: nothing that the site's addresses are made of has changed. */
  withChanged(index: IndexVersion, ids: readonly string[]): SiteStock {
    const stock = new SiteStock(index, this.grammar, this.#site, this.#complete);
    stock.#decoded.load(this.#decoded.dump());
    for (const id of ids) stock.#decoded.delete(id);
    return stock;
  }

  search(state: SearchState, how: SearchHow = {}): SearchAnswer {
    const { inTurn, sort } = how;
    const { search } = this.#site.public;
    // An order that the visitor asked for comes before ours.
    const turns = state.sortBy === this.grammar.defaultSort ? (inTurn ?? this.#yardsInTurn(state)) : undefined;
    const filters = this.#filters(state);
    const terms = this.#facets.filter((name) => facetNamed(name).kind === "terms");
    const ranges = this.#facets.filter((name) => facetNamed(name).kind === "range");
    const query = {
      ...textOf(state.query, how),
      filter: allOf(...filters.always, ...(how.forSale ? [unsold] : [])),
      parts: filters.parts,
      sort: [
        ...(sort === undefined ? [] : ["available:desc", sort]),
        ...engineSort(state.sortBy, priceFacet(this.grammar.ranges)),
      ],
      attributesToRetrieve: [],
    };
    const page = { limit: search.hits_per_page, offset: searchOffset(state.page, search.hits_per_page) };
    const answer = this.index.disjunctive({
      ...query,
      ...(turns ? { limit: 0 } : page),
      facets: terms.map((attribute) => ({ attribute, order: "count" as const })),
      ranges: ranges.map((attribute) => ({ attribute, buckets: histogramBuckets })),
    });
    const keys = turns ? keysInTurn(this.index, query, turns, page) : answer.keys;
    return {
      cars: keys.map((id) => this.#car(id)),
      total: this.#total(state, filters, answer.totalHits, how),
      pages: pageCount(answer.totalHits, search.hits_per_page),
      facets: Object.fromEntries(terms.map((name) => [name, [...(answer.facets[name] ?? [])]])),
      ranges: Object.fromEntries(
        ranges.flatMap((name) => {
          const spread = answer.ranges[name];
          return spread
            ? [[name, { min: spread.min, max: spread.max, buckets: spread.histogram.map(({ count }) => count) }]]
            : [];
        }),
      ),
    };
  }

  /** A search near a place shows the nearest yards first. */
  #yardsInTurn(state: SearchState): InTurn | undefined {
    if (state.near === null) return undefined;
    const values = this.yardsNear(state.near).map(({ id }) => id);
    return values.length === 0 ? undefined : { facet: "location_id", values };
  }

  /** The one vehicle with this stock number, VIN, or end of a VIN. */
  byNumber(typed: string): Car | null {
    const cars = keysByNumber(this.index, typed).map((id) => this.#car(id));
    return onlyWithNumber(cars, typed);
  }

  /** How far the yards are from a place, the nearest first. */
  yardsNear(near: Near): readonly YardDistance[] {
    return yardDistances(near, this.#site);
  }

  count(state: SearchState, how: SearchHow = {}): number {
    const filters = this.#filters(state);
    const { totalHits } = this.index.disjunctive({
      ...textOf(state.query, how),
      filter: allOf(...filters.always, ...(how.forSale ? [unsold] : [])),
      parts: filters.parts,
      limit: 0,
    });
    return totalHits;
  }

  stocked(): readonly StockedModel[] {
    return modelCounts(this.index).map((one) => ({ ...one, count: one.new + one.demo + one.used }));
  }

  /** How many vehicles the listing at an address of the site's own shows; null where another page is. */
  countAt(url: string): number | null {
    const known = this.#countsAt.get(url);
    if (known !== undefined) return known;
    const count = listingCount(url, stockAnswers(this));
    this.#countsAt.set(url, count);
    return count;
  }

  /** Counted over the hits with every refinement: facet counts leave their own refinement out. */
  #total(state: SearchState, filters: SearchFilters, estimatedTotalHits: number, how: SearchHow): number {
    if (estimatedTotalHits <= believedTotal) return estimatedTotalHits;
    const query = { ...textOf(state.query, how), facets: ["car_type", "status"], limit: 0 };
    const { facetDistribution } = this.index.search(query, { within: wholeFilter(filters) });
    return shownTotal({ estimatedTotalHits, facetDistribution }, state);
  }

  #filters(state: SearchState): SearchFilters {
    const { finance_provider } = this.#site.public;
    const loans = state.budget ? { kinds: this.loans(), fees: finance_provider?.fees ?? null } : undefined;
    const filters = searchFilters(state, this.#site.public, loans);
    const { near } = state;
    if (!near || near.km === null) return filters;
    const within = this.yardsNear(near).filter(({ km }) => km <= (near.km ?? Infinity));
    return {
      ...filters,
      always: [
        ...filters.always,
        oneOf(
          "location_id",
          within.map(({ id }) => id),
        ),
      ],
    };
  }

  /** The kinds of loan in the stock, most frequent first. */
  loans(): readonly string[] {
    if (this.#loans === null) {
      const facets = [{ attribute: "loan", order: "count" as const, limit: mostLoans }];
      this.#loans = (this.index.disjunctive({ facets, limit: 0 }).facets["loan"] ?? []).map(({ value }) => value);
    }
    return this.#loans;
  }

  /** The price range for the budget finder in this search, of all cars or of those with one kind of loan. */
  priceSpan(kind: BudgetKind, within: SearchState, loan?: string): PriceSpan | null {
    const own = loan === undefined ? [] : [oneOf("loan", [loan])];
    const filter = allOf(wholeFilter(this.#filters(within)), ...own);
    return priceSpan(this.index, { kind, query: within.query, filter });
  }

  /** For every listed car the values that its addresses are made of; whole cars would have to be decoded one by one. */
  landingCars(): { id: string; slug: string; values: LandingCar["values"] }[] {
    const wanted = ["id", "slug", "model", ...pathFacets];
    const { hits } = this.index.search({ limit: this.index.size, attributesToRetrieve: wanted });
    return hits.map((hit) => {
      const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]).filter((one) => one).map(String);
      const own = Object.fromEntries(pathFacets.map((facet) => [facet, listOf(hit[facet])]));
      const make_model = makeModelOf({ make: String(hit["make"]), model: String(hit["model"]) });
      return { id: String(hit["id"]), slug: String(hit["slug"]), values: { ...own, make_model: [make_model] } };
    });
  }

  newest(limit: number): Car[] {
    const { keys } = this.index.disjunctive({
      filter: unsold,
      sort: engineSort("created_at:desc"),
      limit,
      attributesToRetrieve: [],
    });
    return keys.map((id) => this.#car(id));
  }

  /** All values of a facet in the whole stock, most frequent first. */
  tally(facet: FacetName): FacetCount[] {
    const known = this.#tallies.get(facet);
    if (known) return known;
    const { facets } = this.index.disjunctive({ facets: [{ attribute: facet, order: "count" }], limit: 0 });
    const counted = [...(facets[facet] ?? [])].sort((a, b) => b.count - a.count || b.value.localeCompare(a.value));
    this.#tallies.set(facet, counted);
    return counted;
  }

  /** By count, then name, both descending; a dealer's own list of bodies replaces the most frequent. */
  strip(facet: "body" | "make"): FacetCount[] {
    const custom = this.#site.public.search.custom_bodies;
    return this.tally(facet)
      .filter(({ value }) => facet !== "body" || custom === null || custom.includes(value))
      .slice(0, custom === null ? stripLimit.usual : stripLimit.customBodies);
  }

  similar(car: Car, limit: number): Car[] {
    const related = anyOf(oneOf("body", [car.simple_body]), oneOf("make", [car.make]));
    const { keys } = this.index.disjunctive({
      filter: allOf(related, unsold, not(oneOf("id", [car.id]))),
      limit: 200,
      sort: ["created_at:desc"],
      attributesToRetrieve: [],
    });
    return mostSimilar(
      car,
      keys.map((id) => this.#car(id)),
      limit,
    );
  }

  /** Whether no other listed car has the same title. */
  isOnlyOne(car: Car): boolean {
    const { full } = titleOf(car);
    const { keys } = this.index.disjunctive({
      filter: allOf(oneOf("make_model", [makeModelOf(car)]), oneOf("year", [car.year]), not(oneOf("id", [car.id]))),
      limit: 200,
      attributesToRetrieve: [],
    });
    return keys.every((id) => titleOf(this.#car(id)).full !== full);
  }

  /** The id of every listed car. */
  ids(): readonly string[] {
    return this.index.keys();
  }

  /** A car as its feed describes it. For readers of the whole stock: it does not evict cars that pages show. */
  raw(id: string): Car | null {
    return (this.index.document(id)?.["car"] as Car | undefined) ?? null;
  }

  /** Which of these cars a search finds. */
  matching(state: SearchState, ids: readonly string[]): Set<string> {
    if (ids.length === 0) return new Set();
    const filter = allOf(wholeFilter(this.#filters(state)), oneOf("id", ids));
    const text = textOf(state.query, {});
    const { keys } = this.index.disjunctive({ ...text, filter, limit: ids.length, attributesToRetrieve: [] });
    return new Set(keys);
  }

  find(id: string): Car | null {
    const known = this.#decoded.get(id);
    if (known) return known;
    const found = this.raw(id);
    if (!found) return null;
    const car = this.#complete(found);
    this.#decoded.set(id, car);
    return car;
  }

  #car(id: string): Car {
    const car = this.find(id);
    if (!car) throw new Error(`the index names a car ${id} that it does not hold`);
    return car;
  }
}

/** What answers searches of this stock. */
export const stockAnswers = (stock: SiteStock, usual: SearchHow = {}): Countable => ({
  grammar: stock.grammar,
  search: (state, how) => stock.search(state, { ...usual, ...how }),
  count: (state, how) => stock.count(state, { ...usual, ...how }),
  stocked: () => stock.stocked(),
});

function countStock(index: IndexVersion): StockCounts {
  const { facetDistribution = {} } = index.search({ facets: ["car_type", "fuel"], limit: 0 });
  const types = facetDistribution["car_type"] ?? {};
  return {
    all: index.size,
    new: types["new"] ?? 0,
    demo: types["demo"] ?? 0,
    used: types["used"] ?? 0,
    electric: facetDistribution["fuel"]?.[electricFuel] ?? 0,
  };
}
