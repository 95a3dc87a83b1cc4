import { describe, expect, test } from "vitest";
import { buttonsOf as buttonsAt, type ButtonSettings, similarLabel, similarText } from "./buttons.ts";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";

const settings: ButtonSettings = {
  finance_provider: { key: "acme", lender_type: 6, excluded_makes: ["Tesla"], excluded_dealerships: [] },
  trade_in: {},
  external_valuation: null,
  payment_provider: {},
  favourites: {},
  card: { compare: true },
};
const reservable: Partial<Car> = {
  has_checkout_payment_processor: true,
  payment_processors: [{ authorization_type: "stripe", authorization_key: "key", deposit_amount: null }],
};

const buttonsOf = (car: Car, of: ButtonSettings) => buttonsAt(car, of, sampleNow);

describe("[2.3, 4.4] buttons by car state", () => {
  test("[2.3.4] a car in stock offers everything the site has", () => {
    expect(buttonsOf(sampleCar(reservable), settings)).toEqual([
      "enquire",
      "finance",
      "trade_in",
      "reserve",
      "test_drive",
      "favourite",
      "compare",
      "call",
    ]);
  });

  test("[4.4.1] Test Drive Only books a test drive in place of finance, and cannot be reserved", () => {
    const car = sampleCar({ ...reservable, tag: "Test Drive Only" });
    expect(buttonsOf(car, settings)).toEqual(["enquire", "test_drive", "trade_in", "favourite", "compare", "call"]);
  });

  test("a car that is not reservable offers no reserve, and a reserved one no trade-in either", () => {
    expect(buttonsOf(sampleCar(), settings)).not.toContain("reserve");
    expect(buttonsOf(sampleCar({ ...reservable, reserved: true }), settings)).toEqual([
      "enquire",
      "finance",
      "test_drive",
      "favourite",
      "compare",
      "call",
    ]);
  });

  test("[2.3.4, 8.1.11] what the site or the location does not have is not offered", () => {
    const bare = { ...settings, finance_provider: null, trade_in: null, payment_provider: null, favourites: null };
    const car = sampleCar({
      ...reservable,
      location: { name: "Yard", phone: "", slug: "yard", coming_soon_text: null },
    });
    expect(buttonsOf(car, bare)).toEqual(["enquire", "test_drive"]);
    expect(buttonsOf(sampleCar(), { ...settings, card: { compare: false } })).not.toContain("compare");
  });

  test.each([null, "Test Drive Only"])("[2.3.45] no test drive where the location is still coming: tag %s", (tag) => {
    const { location } = sampleCar();
    const car = sampleCar({ tag, location: { ...location, coming_soon_text: "Coming Late 2026" } });
    expect(buttonsOf(car, settings)).not.toContain("test_drive");
    expect(buttonsOf(car, settings)).toContain("enquire");
  });

  test.each([{ preorder: true }, { tag: "Pre-order" }])("[2.3.4] no test drive of what is made to order: %j", (car) => {
    expect(buttonsOf(sampleCar(car), settings)).not.toContain("test_drive");
    expect(buttonsOf(sampleCar(car), settings)).toContain("enquire");
  });

  test("[4.4.8] the external valuation needs the site and a qualifying car", () => {
    const valued = { ...settings, external_valuation: {} };
    expect(buttonsOf(sampleCar(), valued).slice(2, 4)).toEqual(["trade_in", "external_valuation"]);
    expect(buttonsOf(sampleCar({ price: 200 }), valued)).not.toContain("external_valuation");
  });

  test("a sold car offers something similar and nothing else", () => {
    expect(buttonsOf(sampleCar({ ...reservable, status: "sold" }), settings)).toEqual(["find_similar"]);
  });
});

test("[2.3.5] the words of a sold card", () => {
  expect([similarText, similarLabel]).toEqual(["Like this and want something similar?", "Find Me Something Similar"]);
});
