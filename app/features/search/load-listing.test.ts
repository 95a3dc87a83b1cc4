import { Lifetime } from "#domain/time/lifetime.ts";
import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import type { PageContext, SearchAnswer } from "#site/page-ports.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { buildGrammar } from "#domain/search/search-grammar.ts";
import type { SearchState } from "#domain/search/search-state.ts";
import { loadListing } from "./load-listing.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const settings = siteSettings({ id: "site", name: "Corner Lot", description: "Cars." });
const car = sampleCar({ created_at: "2026-06-01T00:00:00Z" });

function page(search: (state: SearchState) => Partial<SearchAnswer>, promos: unknown[] = []) {
  const life = new Lifetime();
  const context = {
    site: {
      slug: "site",
      settings,
      content: { promos },
      locations: [],
      origin: "https://corner.example",
      format: formatOf(au),
    },
    now: new Date("2026-06-02T00:00:00Z"),
    version: "1.1",
    stock: {
      grammar: buildGrammar(settings, { make: ["Toyota"], body: ["SUV"] }),
      counts: () => ({ all: 1, new: 0, demo: 0, used: 1, electric: 0 }),
      search: (state: SearchState) => ({ cars: [], total: 0, pages: 0, facets: {}, ranges: {}, ...search(state) }),
      count: (state: SearchState) => search(state).total ?? 0,
      stocked: () => [],
      yardsNear: ({ place }: { place: string }) => (place === "parramatta-nsw" ? [{ id: "a", name: "A", km: 2 }] : []),
      byNumber: () => null,
    },
    picture: () => null,
    read: life.read,
  } as unknown as PageContext;
  return { context, life };
}

const one = () => ({ cars: [car], total: 1, pages: 1 });

function load(path: string, { context }: ReturnType<typeof page>) {
  const { data, status } = loadListing(new URL(path, "https://corner.example"), context, ({ id }) => ({ id }));
  return { view: data.listing, status };
}
function refusal(path: string, { context }: ReturnType<typeof page>): Response {
  try {
    loadListing(new URL(path, "https://corner.example"), context, ({ id }) => ({ id }));
  } catch (thrown) {
    return thrown as Response;
  }
  throw new Error("expected a redirect");
}

describe("[2.2] one search, one URL", () => {
  test("the canonical spelling is answered", () => {
    const { view, status } = load("/search/toyota", page(one));
    expect(status).toBe(200);
    expect(view).toMatchObject({ kind: "listing", h1: "Toyota cars", url: "/search/toyota", total: 1 });
  });

  test.each(["/search?make=Toyota", "/search/Toyota/", "/search?make=Toyota&price_min=&price_max="])(
    "[2.2.10] %s leads there for good",
    (path) => {
      const answer = refusal(path, page(one));
      expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/search/toyota"]);
    },
  );

  test("[2.2.15] a page past the last leads to the last, for now", () => {
    const answer = refusal(
      "/search?page=9",
      page(() => ({ total: 40, pages: 2 })),
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/search?page=2"]);
  });

  test("unknown words answer 404 with what may have been meant", () => {
    const { view, status } = load("/search/toyotta", page(one));
    expect(status).toBe(404);
    expect(view).toMatchObject({
      kind: "unknown",
      words: "toyotta",
      near: [{ label: "Toyota", url: "/search/toyota" }],
    });
  });
});

describe("what a listing says", () => {
  test("[2.2.17] a bare path is indexable, a query is not", () => {
    expect(load("/search/toyota", page(one)).view).toMatchObject({ head: { noindex: false } });
    expect(load("/search/toyota?body=SUV", page(one)).view).toMatchObject({ head: { noindex: true } });
  });

  test("[2.3.6] nothing found: the searches that find something with one thing taken away, most first", () => {
    const found = page(({ refinements }) => ({ total: refinements.make ? (refinements.body ? 0 : 3) : 8 }));
    const { view } = load("/search/toyota?body=SUV", found);
    expect(view).toMatchObject({
      alternatives: [
        { label: "Without make Toyota", count: 8, url: "/search/suv" },
        { label: "Without body SUV", count: 3, url: "/search/toyota" },
      ],
    });
  });

  test("[2.3.6] every refinement is a chip that leads to the search without it", () => {
    const { view } = load("/search/toyota?price=,30000", page(one));
    expect(view).toMatchObject({
      chips: [
        { label: "Toyota", url: "/search?price=,30000" },
        { label: "Up to $30,000", url: "/search/toyota" },
      ],
      clearUrl: "/search",
    });
  });
});

describe("[4.11] promos between the cards", () => {
  const promo = { slug: "p", title: "T", text: "x", label: "See", url: "/search", image: null, display: ["search"] };
  const shown = (more: object, path = "/search") => {
    const seen = page(() => ({ ...one(), pages: 2 }), [{ ...promo, position: null, strictDisplay: false, ...more }]);
    const { view } = load(path, seen);
    const nodes = view.kind === "listing" ? view.nodes : [];
    const kinds = nodes.map((node) => (node.kind === "promo" && node.leads ? "leading promo" : node.kind));
    return { kinds, until: seen.life.until };
  };

  test("a pinned one stands at its position", () => {
    expect(shown({ position: 1 }).kinds).toEqual(["item", "leading promo"]);
    expect(shown({ position: 2 }).kinds).toEqual(["item", "promo"]);
  });

  test.each([
    "/search/toyota",
    "/search?price=,30000",
    "/search?query=red",
    "/search?page=2",
    "/search?sortBy=price:asc",
  ])("[4.11.6] on %s too, also one that other pages share and one beyond the last car", (path) => {
    expect(shown({ position: 1, display: ["home", "search"] }, path).kinds).toEqual(["item", "leading promo"]);
    expect(shown({ position: 8 }, path).kinds).toEqual(["item", "promo"]);
  });

  test("one outside its window is not shown, and the page says when that changes", () => {
    const early = shown({ position: 1, start: "2026-06-05T00:00:00Z" });
    expect(early.kinds).toEqual(["item"]);
    expect(early.until).toBe(Date.parse("2026-06-05T00:00:00Z"));
    expect(shown({ position: 1, expiry: "2026-06-02T00:00:00Z" }).kinds).toEqual(["item"]);
  });

  test("one of another place that is kept strictly there is not borrowed", () => {
    expect(shown({ position: 1, display: ["home"], strictDisplay: true }).kinds).toEqual(["item"]);
    expect(shown({ position: 1, display: ["home"] }).kinds).toEqual(["item", "leading promo"]);
  });
});

describe("[2.3] words that nothing matches", () => {
  const unlessText = ({ query }: SearchState) => (query === "" ? one() : {});

  test("[16.2.4] do not empty the list: it is answered without them, and says so", () => {
    const { view } = load("/search/toyota?query=zebra", page(unlessText));
    expect(view).toMatchObject({ kind: "listing", h1: "Toyota cars", total: 1, words: { unmatched: "zebra" } });
    expect(view).toMatchObject({ chips: [{ label: "Toyota" }] });
  });

  test("[16.2.9] of what no listing records, the list does not say that no vehicle has it", () => {
    const { view } = load("/search/toyota?query=zebra+isofix", page(unlessText));
    expect(view).toMatchObject({ words: { unmatched: "zebra", unrecorded: ["which {vehicles} have ISOFIX"] } });
  });

  test("[16.2.4] a search that finds nothing without them either stays empty", () => {
    const { view } = load(
      "/search/toyota?query=zebra",
      page(() => ({})),
    );
    expect(view).toMatchObject({ kind: "listing", total: 0, words: { unmatched: "" } });
  });
});
