import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { adjustmentFactor, adjustmentQuestions, unknownAnswers } from "./adjustment.ts";
import { countryOfRegion } from "#domain/country/countries.ts";
import { type Comparable, comparableOf, modelKey } from "./comparable.ts";
import { fitDepreciation } from "./depreciation.ts";
import { estimateValue } from "./estimate-value.ts";
import { likeness } from "./likeness.ts";
import { marketAverages } from "./market-average.ts";
import { adjustedRange, baseRange, widened } from "./trade-in-range.ts";
import { formatOf } from "#domain/country/format.ts";
import { au } from "#domain/country/au.ts";
import { type Valuation, valuationFacts } from "./valuation.ts";
import { sampleVehicle } from "./sample-register.ts";
import { beyondLimits, limitsFor } from "./valuation-limits.ts";

const car = (parts: Partial<Comparable> = {}): Comparable => ({
  make: "Toyota",
  model: "Corolla",
  badge: "Ascent Sport",
  year: 2021,
  km: 45_000,
  price: 24_000,
  state: "NSW",
  body: "Hatchback",
  drive: "2WD",
  fuel: "Petrol",
  transmission: "Automatic",
  ...parts,
});
/** A market in which a year costs 8% and 10,000 km 2%. */
const priceOf = (year: number, km: number) => Math.round(30_000 * 0.92 ** (2024 - year) * 0.98 ** (km / 10_000));
const market = [2018, 2019, 2020, 2021, 2022, 2023].flatMap((year) =>
  [20_000, 40_000, 60_000].map((km) => car({ year, km, price: priceOf(year, km) })),
);

describe("[4.5] which cars serve as comparables", () => {
  test("[15.2.1] used and demo cars with price and kilometres", () => {
    expect(comparableOf(sampleCar({ car_type: "used", km: 10, price: 20_000 }))?.price).toBe(20_000);
    expect(comparableOf(sampleCar({ car_type: "new", km: 10, price: 20_000 }))).toBeNull();
    expect(comparableOf(sampleCar({ car_type: "used", km: null, price: 20_000 }))).toBeNull();
    expect(comparableOf(sampleCar({ car_type: "used", km: 10, price: null }))).toBeNull();
    expect(comparableOf(sampleCar({ car_type: "used", km: 10, price: 500 }))).toBeNull();
    expect(comparableOf(sampleCar({ car_type: "used", item_type: "caravan", km: 10, price: 20_000 }))).toBeNull();
  });

  test("spelling of make and model does not matter", () => {
    expect(modelKey({ make: "MERCEDES BENZ", model: "c 200" })).toBe(
      modelKey({ make: "Mercedes-Benz", model: "C200" }),
    );
    expect(modelKey({ make: "Mazda", model: "Mazda3" })).toBe(modelKey({ make: "Mazda", model: "3" }));
    expect(modelKey({ make: "Mini", model: "Mini" })).toBe("mini mini");
  });

  test("[15.2.2] each year, kilometre, word of the badge and differing part counts less", () => {
    const falling = [
      {},
      { badge: "Ascent Sport Hybrid" },
      { badge: "Ascent Sport Hybrid", km: 90_000 },
      { badge: "Ascent Sport Hybrid", km: 90_000, year: 2018 },
      { badge: "Ascent Sport Hybrid", km: 90_000, year: 2018, transmission: "Manual" },
      { badge: "ZR", km: 90_000, year: 2018, transmission: "Manual" },
    ].map((parts) => likeness(car(), car(parts)));
    expect(falling[0]).toBe(1);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(new Set(falling).size).toBe(falling.length);
  });

  test("a badge nobody stated neither fits nor differs", () => {
    expect(likeness(car({ badge: "" }), car())).toBe(0.5);
    expect(likeness(car({ badge: "" }), car({ badge: "" }))).toBe(1);
  });
});

describe("[4.5] the estimate", () => {
  test("finds the price that the market follows", () => {
    const found = estimateValue(car({ year: 2021, km: 50_000 }), market);
    const truth = priceOf(2021, 50_000);
    expect(Math.abs((found?.middle ?? 0) - truth) / truth).toBeLessThan(0.02);
    expect(found?.low).toBeLessThan(truth);
    expect(found?.high).toBeGreaterThan(truth);
  });

  test("[15.2.2] fewer than five similar cars are no basis", () => {
    expect(estimateValue(car(), market.slice(0, 4))).toBeNull();
    const unlike = market.map((one) => ({ ...one, badge: "GR", fuel: "Electric", body: "Coupe", drive: "4WD" }));
    expect(estimateValue(car(), unlike)).toBeNull();
  });

  test("[15.2.3] a wider spread widens the range, more cars of the same spread narrow it", () => {
    const width = (cars: Comparable[]) => {
      const found = estimateValue(car(), cars);
      return found ? found.high / found.low : 0;
    };
    const spread = (count: number, by: number) =>
      Array.from({ length: count }, (_, at) => car({ price: 24_000 * (1 + (at % 2 ? by : -by)) }));
    expect(width(spread(20, 0.2))).toBeGreaterThan(width(spread(20, 0.05)));
    expect(width(spread(60, 0.05))).toBeLessThan(width(spread(6, 0.05)));
  });

  test("[15.2.3] one mad price does not move the middle", () => {
    const mad = [...market, car({ price: 2_000_000 })];
    const [before, after] = [estimateValue(car(), market), estimateValue(car(), mad)];
    expect(Math.abs((after?.middle ?? 0) / (before?.middle ?? 1) - 1)).toBeLessThan(0.06);
  });

  test("[15.2.3] an older or further driven car is never worth more", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            year: fc.integer({ min: 2016, max: 2024 }),
            km: fc.integer({ min: 0, max: 150_000 }),
            price: fc.integer({ min: 5000, max: 90_000 }),
          }),
          { minLength: 1, maxLength: 30 },
        ),
        (cars) => {
          const { perYear, perTenThousandKm } = fitDepreciation(cars.map((parts) => car(parts)));
          expect(perYear).toBeLessThanOrEqual(0);
          expect(perTenThousandKm).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});

test.each([
  ["NSW", "AU"],
  ["WA", "AU"],
  ["TX", "US"],
  ["Auckland", "NZ"],
  ["", "AU"],
])("[15.2.1] a car in '%s' is of the market of %s", (state, country) => {
  expect(countryOfRegion(state)).toBe(country);
});

describe("[4.5] limits", () => {
  test.each([
    [2019, 100_000, null],
    [2018, 10_000, "too-old"],
    [2019, 100_001, "too-far"],
    [2018, 200_000, "too-old"],
  ])("[9.2.3] in 2026, of %d with %d km: %s", (year, km, expected) => {
    expect(beyondLimits({ year, km }, 2026)).toBe(expected);
  });

  test.each([
    [2019, 100_000, { refused: null, isWider: false }],
    [2018, 10_000, { refused: null, isWider: true }],
    [2024, 150_000, { refused: null, isWider: true }],
    [2013, 10_000, { refused: "too-old", isWider: false }],
    [2018, 200_001, { refused: "too-far", isWider: false }],
  ])("[15.2.7] with a wider range up to 12 years and 200,000 km, of %d with %d km: %j", (year, km, expected) => {
    expect(limitsFor({ year, km }, 2026, { years: 12, km: 200_000 })).toEqual(expected);
    const isBeyond = beyondLimits({ year, km }, 2026);
    expect(limitsFor({ year, km }, 2026, null)).toEqual({ refused: isBeyond, isWider: false });
  });
});

describe("[4.5] what a dealer may pay", () => {
  const basis = { comparables: market, marginPercent: 12 };
  const range = (answers: Record<string, string>, parts: Partial<Comparable> = {}) => {
    const base = baseRange(car(parts), basis);
    return typeof base === "string" ? base : { ...base, ...adjustedRange(base, answers) };
  };

  test("[15.2.4] lies below what similar cars are offered for, in whole hundreds, with how many there were", () => {
    const found = range({});
    expect(found).toEqual({ low: expect.any(Number), high: expect.any(Number), similar: expect.any(Number) });
    const { low, high } = found as { low: number; high: number };
    expect([low % 100, high % 100]).toEqual([0, 0]);
    expect(high).toBeLessThan(estimateValue(car(), market)?.high ?? 0);
  });

  test("[15.2.6] refuses by name", () => {
    expect(limitsFor(car({ year: 2018 }), 2026, null).refused).toBe("too-old");
    expect(limitsFor(car({ km: 100_001 }), 2026, null).refused).toBe("too-far");
    expect(baseRange(car(), { ...basis, comparables: [] })).toBe("too-few");
  });

  test("[15.2.7] a wider range is wider at both ends by the dealer's percentage", () => {
    expect(widened({ low: 10_000, high: 12_000, similar: 8 }, 10)).toEqual({ low: 9000, high: 13_200, similar: 8 });
  });

  test("[15.2.5] answers move it: the assumed state by nothing, a fault only downwards", () => {
    const assumed = Object.fromEntries(
      adjustmentQuestions.map(({ id, answers }) => [id, answers.find(({ percent }) => percent === 0)?.value ?? ""]),
    );
    expect(adjustmentFactor(assumed)).toBe(1);
    expect(adjustmentFactor({ mechanical: "major", accident: "yes" })).toBeCloseTo(0.82 * 0.92, 10);
    expect(range({ mechanical: "major" })).not.toEqual(range({}));
    expect(unknownAnswers({ mechanical: "perhaps", colour: "red", accident: "no" })).toEqual(["mechanical", "colour"]);
  });
});

test("[5, 15.4.1] averages are of cars like this one, in the country and in its state", () => {
  const others = [...market, ...market.map((one) => ({ ...one, state: "QLD", price: Math.round(one.price * 1.1) }))];
  const { average_market_price: country, state_average_market_price: state } = marketAverages(
    car({ state: "QLD" }),
    others,
  );
  expect(state).toBeGreaterThan(country ?? 0);
  expect(marketAverages(car({ state: "WA" }), others).state_average_market_price).toBeNull();
});

test("[4.5] sample data is named beside a figure, and not where there is none", () => {
  const valuation: Valuation = {
    id: "v1",
    rego: "ABC12D",
    regoState: "NSW",
    km: 40_000,
    vehicle: {
      make: "Toyota",
      model: "Corolla",
      badge: "",
      series: "",
      body: "",
      fuel: "",
      transmission: "",
      year: 2021,
    },
    adjustmentAnswers: {},
    base: null,
    reason: "too-few",
    sample: true,
    created_at: "2026-11-17T00:00:00Z",
  };
  const said = (parts: Partial<Valuation>) =>
    valuationFacts({ ...valuation, ...parts }, formatOf(au), "Australia/Sydney")["valuation"];
  expect(said({})).toBe("No online estimate. Too few vehicles like yours are on sale to name a fair range.");
  const base = { low: 16_000, high: 19_000, similar: 8 };
  expect(said({ base, reason: null })).toMatch(/\(Sample data\)$/);
  const wider = { base, reason: null, wider: "Older cars differ more." } as const;
  expect(said(wider)).toContain("This range is wider than usual. Older cars differ more. Indicative only");
  expect(said({ reason: "too-old", limits: { years: 12, km: 200_000 } })).toContain("over 12 years old");
});

test("[15.1.1] no vehicle of the sample register has the make in its model's name", () => {
  const plates = Array.from({ length: 60 }, (_, at) => sampleVehicle(`AB${at}`, "NSW", 2026));
  for (const vehicle of plates) expect(vehicle?.model).not.toContain(vehicle?.make);
});
