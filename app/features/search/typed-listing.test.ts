import { readNow } from "#domain/time/testing/read-now.ts";
import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import type { Car } from "#domain/car/car.ts";
import type { PageContext } from "#site/page-ports.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import { buildLexicon } from "#domain/search/smart/lexicon.ts";
import { readQuery } from "#domain/search/smart/read-query.ts";
import { smartState } from "#domain/search/smart/smart-search.ts";
import { caravanVocabulary } from "#domain/search/smart/testing/trade-vocabularies.ts";
import { emptySearch, type SearchState } from "#domain/search/search-state.ts";
import { loadListing } from "./load-listing.ts";
import { searchChips } from "./search-chips.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const settings = siteSettings({ id: "site", name: "Corner Lot", description: "Cars." });
const known = { make: ["Toyota"], make_model: ["Toyota/HiLux"], body: ["Ute"] };
const page = {
  site: {
    slug: "site",
    settings,
    content: { promos: [] },
    locations: [],
    origin: "https://corner.example",
    format: formatOf(au),
  },
  now: new Date("2026-06-02T00:00:00Z"),
  version: "1.1",
  stock: {
    grammar: buildGrammar(settings, known),
    lexicon: () => buildLexicon({ ...known, fuel: ["Diesel"] }),
    counts: () => ({ all: 1, new: 0, demo: 0, used: 1, electric: 0 }),
    search: () => ({ cars: [], total: 5, pages: 1, facets: {}, ranges: {} }),
    count: () => 5,
    stocked: () => [],
    yardsNear: ({ place }: { place: string }) => (place === "parramatta-nsw" ? [{ id: "a", name: "A", km: 2 }] : []),
    byNumber: () => null,
  },
  picture: () => null,
  read: readNow,
} as unknown as PageContext;

const load = (path: string) => loadListing(new URL(path, "https://corner.example"), page, ({ id }) => ({ id }));

function targetOf(path: string): string | null {
  try {
    load(path);
    return null;
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    return status === 302 ? headers.get("location") : `status ${status}`;
  }
}

function listing(path: string) {
  const view = load(path).data.listing;
  if (view.kind !== "listing") throw new Error("expected a listing");
  return view;
}

describe("the search box [2.3]", () => {
  test("[16.1.1] what is typed leads to the search it means, the rest stays text", () => {
    expect(targetOf("/search?q=diesel+ute+zebra")).toBe("/search/ute?fuel=Diesel&query=zebra&typed=diesel+ute+zebra");
    expect(targetOf("/search?q=zebra")).toBe("/search?query=zebra");
  });
  test("an empty box leads to the listing it stands for", () => {
    expect(targetOf("/search/toyota?q=++")).toBe("/search/toyota");
  });
  test("[16.1.1] the text of a search is never read again", () => {
    expect(targetOf("/search?query=diesel+ute")).toBeNull();
    expect(listing("/search?query=diesel+ute").chips.map(({ label }) => label)).toEqual(["“diesel ute”"]);
  });
  test("[16.2.1, 16.2.3] each thing understood is one chip that puts its words back", () => {
    const { chips, head } = listing("/search/ute?fuel=Diesel&query=zebra&typed=diesel+ute+zebra");
    expect(chips.map(({ label, words, url }) => [label, words, url])).toEqual([
      ["Diesel", "diesel", "/search/ute?query=diesel+zebra&typed=diesel+ute+zebra"],
      ["Ute", "ute", "/search?fuel=Diesel&query=ute+zebra&typed=diesel+ute+zebra"],
      ["“zebra”", undefined, "/search/ute?fuel=Diesel&typed=diesel+ute+zebra"],
    ]);
    expect(head.noindex).toBe(true);
  });
  test("[16.2.5] a limit of a tow vehicle has a sentence that says where it comes from", () => {
    const read = readQuery("caravan for my hilux", buildLexicon(caravanVocabulary), Date.UTC(2026, 6, 1));
    const chips = searchChips(smartState(read, emptySearch("created_at:desc")), read, page.stock.grammar, formatOf(au));
    expect(chips.map(({ label, note }) => [label, note])).toEqual([
      ["Caravans", undefined],
      ["ATM up to 3,200 kg (Toyota HiLux)", expect.stringContaining("Add the year for its own limit")],
    ]);
  });
  test("[16.2.6] chips and filters keep the words while the search holds any of them; 'Clear all' drops them", () => {
    const { chips, hidden, clearUrl } = listing("/search/toyota?fuel=Diesel&typed=diesel");
    expect(chips.map(({ url }) => url)).toEqual([
      "/search/toyota?query=diesel&typed=diesel",
      "/search?fuel=Diesel&typed=diesel",
    ]);
    expect(hidden).toContainEqual({ name: "typed", value: "diesel" });
    expect(clearUrl).toBe("/search");
    expect(listing("/search/toyota?typed=diesel").chips.map(({ url }) => url)).toEqual(["/search"]);
  });
  test("[16.2.6] a form without a script keeps them too", () => {
    const sent = () => load("/search?make=Toyota&fuel=Diesel&typed=diesel");
    expect(sent).toThrow(
      expect.objectContaining({
        status: 308,
        headers: new Headers({ location: "/search/toyota?fuel=Diesel&typed=diesel" }),
      }),
    );
  });
  test("[2.3] what is not wanted is a chip like any other, and part of the heading", () => {
    expect(targetOf("/search?q=ute+not+diesel")).toBe("/search/ute?not_fuel=Diesel&typed=ute+not+diesel");
    const { chips, h1, hidden } = listing("/search/ute?not_fuel=Diesel&typed=ute+not+diesel");
    expect(chips.map(({ label, url }) => [label, url])).toEqual([
      ["Ute", "/search?not_fuel=Diesel&query=ute&typed=ute+not+diesel"],
      ["Not Diesel", "/search/ute?query=not+diesel&typed=ute+not+diesel"],
    ]);
    expect(h1).toBe("Utes except diesel");
    expect(hidden).toContainEqual({ name: "not_fuel", value: "Diesel" });
    expect(listing("/search?not_fuel=Diesel").chips.map(({ label, url }) => [label, url])).toEqual([
      ["Not Diesel", "/search"],
    ]);
  });
  test("a model and the make it brings are one chip", () => {
    expect(listing("/search/toyota/hilux?typed=hilux").chips.map(({ label }) => label)).toEqual(["Toyota HiLux"]);
  });
});

describe("words that the list takes no account of", () => {
  test("[16.1.14] are named, as long as their chip is in use", () => {
    expect(listing("/search/ute?typed=clean+dual+cab").words).toEqual({
      unmatched: "",
      unrecorded: [],
      unsaid: ["clean dual cab"],
    });
    expect(listing("/search/ute?fuel=Diesel&typed=clean+diesel+work+ute").words.unsaid).toEqual(["clean", "work"]);
    expect(listing("/search?fuel=Diesel&query=work+ute&typed=clean+diesel+work+ute").words.unsaid).toEqual(["clean"]);
    expect(listing("/search/ute?typed=ute").words.unsaid).toEqual([]);
  });
});

describe("[16.1.11] a search near a place", () => {
  test("says how far the yards are", () => {
    expect(listing("/search?near=parramatta-nsw,50").near).toEqual({
      place: "Parramatta NSW",
      yards: ["A, 2 km"],
      wider: [],
    });
  });

  test("a place that does not exist is left out of the address", () => {
    expect(targetOf("/search/ute?near=nowhere-at-all,50")).toBe("/search/ute");
    expect(targetOf("/search?near=nowhere&typed=near+nowhere")).toBe("/search?typed=near+nowhere");
  });
});

test("[16.2.4] an alert looks for what was answered, not for words that nothing matches", () => {
  const only = {
    ...page.stock,
    search: ({ query }: { query: string }) => ({ cars: [], total: query ? 0 : 5, pages: 1, facets: {}, ranges: {} }),
    count: () => 0,
  };
  const read = loadListing(
    new URL("https://corner.example/search/ute?query=zebra"),
    { ...page, stock: only },
    ({ id }) => ({ id }),
  );
  expect(read.data.listing).toMatchObject({ words: { unmatched: "zebra" }, watchedUrl: "/search/ute" });
});

test("[16.2.8] beside a model that has no match, others of its make do not lack the make", () => {
  const isDiesel = ({ refinements }: SearchState) => (refinements["fuel"] ?? []).length > 0;
  const only = {
    ...page.stock,
    search: (state: SearchState) => ({
      cars: isDiesel(state) ? [] : [{ id: "1" } as Car],
      total: isDiesel(state) ? 0 : 1,
      pages: 1,
      facets: {},
      ranges: {},
    }),
    count: (state: SearchState) => (isDiesel(state) ? 0 : 1),
    stocked: () => [{ make: "Toyota", model: "HiLux", value: "Toyota/HiLux", count: 1 }],
  };
  const { listing: view } = loadListing(
    new URL("https://corner.example/search/toyota/hilux?fuel=Diesel"),
    { ...page, stock: only },
    ({ id }) => ({ id }),
  ).data;
  expect(view).toMatchObject({ loosened: ["Diesel"] });
});
