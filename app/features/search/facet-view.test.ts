import { describe, expect, test } from "vitest";
import type { SearchAnswer } from "#site/page-ports.ts";
import { countries } from "#domain/country/countries.ts";
import { emptySearch, setRange, setRefinement } from "#domain/search/search-state.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import { defaults } from "#templates/base/defaults.ts";
import { facetViews, niceStep } from "./facet-view.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const offering = (...facets: PublicSettings["search"]["facets"]): PublicSettings =>
  siteSettings({ search: { ...defaults.search, facets } });
const shut = { label: null, open: false };
const answer = (found: Partial<SearchAnswer>): SearchAnswer => ({
  cars: [],
  total: 0,
  pages: 0,
  facets: {},
  ranges: {},
  ...found,
});
const all = emptySearch("created_at:desc");

describe("[2.3] facets of the rail", () => {
  test("[2.3.1] stand in the site's order and under its labels; what has no values is left out", () => {
    const settings = offering(
      { facet: "make", label: "Brand", open: true },
      { facet: "body", ...shut },
      { facet: "colour", ...shut },
    );
    const views = facetViews(
      answer({ facets: { make: [{ value: "Kia", count: 3 }], colour: [{ value: "Red", count: 1 }] } }),
      all,
      settings,
    );
    expect(views.map(({ label, open }) => [label, open])).toEqual([
      ["Brand", true],
      ["Colour", false],
    ]);
  });

  test("[3.7.5] values with an order of their own keep it, numbers go by size, all others by how many there are", () => {
    const counts = (...values: string[]) => values.map((value, index) => ({ value, count: 9 - index }));
    const facets = {
      car_type: counts("used", "new", "demo"),
      seats: counts("5", "7", "2", "10"),
      body: counts("Ute", "SUV"),
      price_range: counts("20-30k", "under 10k"),
    };
    const names = ["car_type", "seats", "body", "price_range"];
    const views = facetViews(answer({ facets }), all, offering(...names.map((facet) => ({ facet, ...shut }))));
    expect(views.map((view) => view.kind === "terms" && view.values)).toEqual([
      ["new", "demo", "used"],
      ["2", "5", "7", "10"],
      ["Ute", "SUV"],
      ["under 10k", "20-30k"],
    ]);
  });

  test("[2.3.1] a ticked value stays in its list when nothing of it is left", () => {
    const state = setRefinement(all, "make", ["Saab"]);
    const [make] = facetViews(
      answer({ facets: { make: [{ value: "Kia", count: 3 }] } }),
      state,
      offering({ facet: "make", ...shut }),
    );
    expect(make).toMatchObject({ values: ["Kia", "Saab"], counts: [3, 0], selected: ["Saab"] });
  });

  test("only labels that differ from their value travel; a comma in a value is escaped for the form", () => {
    const facets = { car_type: [{ value: "used", count: 2 }], badge: [{ value: "GT, Premium", count: 1 }] };
    const [type, badge] = facetViews(
      answer({ facets }),
      all,
      offering({ facet: "car_type", ...shut }, { facet: "badge", ...shut }),
    );
    expect(type).toMatchObject({ labels: { used: "Used" } });
    expect(badge).toMatchObject({ values: ["GT\\, Premium"], labels: { "GT\\, Premium": "GT, Premium" } });
  });
});

describe("[9] ranges", () => {
  const ranges = { price: { min: 8990, max: 189_000, buckets: [1, 2] }, km: { min: 12, max: 187_340, buckets: [3] } };

  test("[9.1.4] the price slider goes from 5,000 to 250,000 in steps of 500 where there is no stock", () => {
    const state = setRange(all, "price", { min: null, max: 20_000 });
    const [price] = facetViews(answer({}), state, offering({ facet: "price", ...shut }));
    expect(price).toMatchObject({ bounds: { min: 5000, max: 250_000, step: 500 }, low: null, high: 20_000 });
  });

  test.each([
    { stock: { min: 8990, max: 189_000 }, ends: [5000, 250_000] },
    { stock: { min: 5000, max: 250_000 }, ends: [5000, 250_000] },
    { stock: { min: 3200, max: 31_995 }, ends: [3000, 250_000] },
    { stock: { min: 45_990, max: 411_890 }, ends: [5000, 412_000] },
    { stock: { min: 290, max: 1_250_001 }, ends: [0, 1_250_500] },
  ])("[9.1.4] the price slider stretches to the stock, in steps of 500: $stock", ({ stock, ends: [min, max] }) => {
    const found = answer({ ranges: { price: { ...stock, buckets: [1, 2] } } });
    const [price] = facetViews(found, all, offering({ facet: "price", ...shut }));
    expect(price).toMatchObject({ bounds: { min, max, step: 500 }, low: null, high: null });
  });

  test("[9.1.4] the price slider stretches to a limit beyond its ends, which stays as it was given", () => {
    const state = setRange(all, "price", { min: 1001, max: 300_250 });
    const [price] = facetViews(answer({ ranges }), state, offering({ facet: "price", ...shut }));
    expect(price).toMatchObject({ bounds: { min: 1000, max: 300_500, step: 500 }, low: 1001, high: 300_250 });
  });

  test("other sliders run over the stock and over what was asked for, in round steps", () => {
    const state = setRange(all, "km", { min: null, max: 300_000 });
    const [km] = facetViews(answer({ ranges }), state, offering({ facet: "km", ...shut }));
    expect(km).toMatchObject({ bounds: { min: 0, max: 300_000, step: 5000 }, high: 300_000 });
  });

  test("a range of no car is left out, unless it was asked for", () => {
    const settings = offering({ facet: "year", ...shut });
    expect(facetViews(answer({}), all, settings)).toEqual([]);
    expect(facetViews(answer({}), setRange(all, "year", { min: 2020, max: null }), settings)).toHaveLength(1);
  });

  test.each([
    ["attributes.atm", { min: 3500, max: 3500 }],
    ["subscription_price", { min: 289, max: 289 }],
    ["price", { min: 45_990, max: 45_990 }],
  ] as const)("[9.1.6] a range is left out where all vehicles have one value: %s", (facet, from) => {
    const stock = answer({ ranges: { [facet]: { ...from, buckets: [4] } } });
    expect(facetViews(stock, all, offering({ facet, ...shut }))).toEqual([]);
  });

  test("[9.1.6] a limit can be changed where all vehicles have one value, but there is no slider", () => {
    const stock = answer({ ranges: { "attributes.atm": { min: 3500, max: 3500, buckets: [4] } } });
    const state = setRange(all, "attributes.atm", { min: null, max: 3500 });
    const [atm] = facetViews(stock, state, offering({ facet: "attributes.atm", ...shut }));
    expect(atm).toMatchObject({ bounds: null, low: null, high: 3500 });
  });

  test.each([
    ["year", { min: 2025, max: 2026 }, null],
    ["year", { min: 2024, max: 2026 }, { min: 2024, max: 2026, step: 1 }],
    ["attributes.length", { min: 5.1, max: 5.2 }, null],
  ] as const)("[9.1.6] a range of one step has two fields and no slider: %s %o", (facet, from, bounds) => {
    const stock = answer({ ranges: { [facet]: { ...from, buckets: [1, 1] } } });
    expect(facetViews(stock, all, offering({ facet, ...shut }))).toMatchObject([{ kind: "range", bounds }]);
  });

  test.each([
    [8, 0.1, 0.1],
    [25, 0.1, 0.5],
    [25, 1, 1],
    [80, 0.1, 1],
    [200_000, 1, 5000],
  ] as const)("a span of %d in steps of at least %d takes steps of %d", (span, least, step) => {
    expect(niceStep(span, least)).toBe(step);
  });

  test.each([
    ["year", { min: 2013, max: 2026 }, { min: 2013, max: 2026, step: 1 }],
    ["attributes.length", { min: 4.9, max: 8.1 }, { min: 4.9, max: 8.1, step: 0.1 }],
  ] as const)("[9.1.5] the slider of %s has steps that its values have", (facet, from, to) => {
    const stock = { ranges: { [facet]: { ...from, buckets: [1] } } };
    const [view] = facetViews(answer(stock), all, offering({ facet, ...shut }));
    const bounds = view?.kind === "range" ? view.bounds : null;
    expect(bounds).toEqual({ min: expect.closeTo(to.min), max: expect.closeTo(to.max), step: to.step });
  });
});

describe("[10.5.5] ranges on a site of the United States", () => {
  const american = (facet: string) => ({ ...offering({ facet, ...shut }), country: countries.US });

  test("miles: whole limits, round steps, and the name that people there use", () => {
    const state = setRange(all, "km", { min: null, max: 96_561 });
    const spread = { min: 5000, max: 320_000, buckets: [3, 2, 1] };
    expect(facetViews(answer({ ranges: { km: spread } }), state, american("km"))).toMatchObject([
      {
        label: "Mileage",
        unit: "mi",
        low: null,
        high: 60_000,
        bounds: { min: 0, max: 200_000, step: 5000 },
        spread: { min: 3107, max: 198_839, buckets: [3, 2, 1] },
      },
    ]);
  });

  test("miles to the gallon: the other way round", () => {
    const state = setRange(all, "attributes.fuel_use", { min: null, max: 7.97 });
    const spread = { min: 4, max: 16, buckets: [5, 2, 1] };
    const [view] = facetViews(
      answer({ ranges: { "attributes.fuel_use": spread } }),
      state,
      american("attributes.fuel_use"),
    );
    expect(view).toMatchObject({ label: "Fuel economy", unit: "mpg", low: 30, high: null });
    expect(view).toMatchObject({ spread: { min: 15, max: 59, buckets: [1, 2, 5] } });
  });
});
