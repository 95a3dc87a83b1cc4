import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { compareCars } from "./compare-cars.ts";
import type { CompareSettings } from "./compare-rows.ts";

const settings: CompareSettings = {
  ...au,
  country: au,
  vehicle_page: { history: { not_supplied: true, check_days: 30 } },
  card: { no_price_text: "Call for price" },
  search: { features: ["Sunroof", "ABS"] },
  finance_provider: {
    key: "bank",
    lender_type: 2,
    excluded_makes: [],
    excluded_dealerships: [],
    interest_rate: 8,
    comparison_rate: 9,
    fees: null,
  },
};
const compare = (...cars: Partial<Car>[]) => compareCars(cars.map(sampleCar), settings, sampleNow);
const row = (groups: ReturnType<typeof compare>, label: string) =>
  groups.flatMap(({ rows }) => rows).find((one) => one.label === label);

describe("[2.1] a comparison", () => {
  test("[18.5.1] marks what differs and what does not", () => {
    const table = compare({ km: 10, simple_fuel: "Petrol" }, { km: 20, simple_fuel: "Petrol" });
    expect(row(table, "Kilometres")).toMatchObject({ values: ["10 km", "20 km"], differs: true });
    expect(row(table, "Fuel")).toMatchObject({ values: ["Petrol", "Petrol"], differs: false });
  });
  test("a value that one car does not state is null and counts as a difference", () => {
    expect(row(compare({ seats: 5 }, { seats: null }), "Seats")).toMatchObject({ values: ["5", null], differs: true });
  });
  test("[18.5.1] a row that no car can fill is left out", () => {
    expect(row(compare({ engine: "" }, { engine: "" }), "Engine")).toBeUndefined();
  });
  test("groups come in one order, and none is empty", () => {
    const table = compare({ features: ["Tow bar"], attributes: { power: 130 } }, {});
    expect(table.map(({ title }) => title)).toEqual(["Price", "Vehicle", "Specifications", "Features"]);
    expect(compare({}, {}).map(({ title }) => title)).toEqual(["Price", "Vehicle"]);
  });
});

describe("[4.3] prices", () => {
  const rows = (...cars: Partial<Car>[]) => row(compare(...cars), "Price");
  test("[18.5.2] follow the rules of the card", () => {
    expect(rows({ subscription_price: 299 }, { price: null }, { price: null, preorder: true })?.values).toEqual([
      "$299 per week",
      "Call for price",
      "PREORDER",
    ]);
  });
  test("the lowest is marked where all are of one type", () => {
    const one = { price: 30_000, price_type: "Drive Away" };
    expect(rows(one, { ...one, price: 28_000 })?.best).toEqual({ cars: [1], word: "Lowest" });
    expect(rows(one, { price: 28_000, price_type: "Excl. Govt. Charges" })?.best).toBeNull();
    expect(rows(one, { price: null })?.best).toBeNull();
    expect(rows(one, { ...one, subscription_price: 100 })?.best).toBeNull();
  });
  test("what came down says by how much", () => {
    const table = compare({ price: 45_000, before_price: 50_000 }, { price: 45_000 });
    expect(row(table, "Saving")?.values).toEqual(["$5,000 off $50,000", null]);
  });
});

test("[5, 18.5.2] a repayment comes with its rate and comparison rate, by the rules of the lender", () => {
  const bank = { interestRate: 7.9, comparisonRate: 8.65, paymentWeek: 210, paymentMonth: 900 };
  const terms = { termYears: 5, termMonths: 60, balloon: 0, deposit: 0, disclaimer: "" };
  const table = compare({ finance_lenders: { bank: { ...bank, ...terms } } }, { sold: true });
  expect(row(table, "Repayment")?.values).toEqual(["$210 per week", null]);
  expect(row(table, "Interest rate")?.values).toEqual(["7.90% p.a.", null]);
  expect(row(table, "Comparison rate")?.values).toEqual(["8.65% p.a.", null]);
});

describe("the best of a row", () => {
  test("is marked for years and kilometres", () => {
    const table = compare({ year: 2020, km: 10 }, { year: 2024, km: 10 }, { year: 2024, km: 5 });
    expect(row(table, "Year")?.best).toEqual({ cars: [1, 2], word: "Newest" });
    expect(row(table, "Kilometres")?.best).toEqual({ cars: [2], word: "Fewest" });
  });
  test.each([
    ["Fuel use", { fuel_use: 4 }, { fuel_use: 6.5 }, "Lowest"],
    ["Braked towing", { tow_braked: 3500 }, { tow_braked: 2500 }, "Most"],
    ["Payload", { payload: 500 }, { payload: 400 }, "Most"],
    ["Warranty until", { warranty_until: "2029-03-01" }, { warranty_until: "2028-12-31" }, "Longest"],
    ["Registered until", { rego_expiry: "2027-03-01" }, { rego_expiry: "2027-02-28" }, "Longest"],
  ])("[18.5.1] is marked for %s", (label, better, other, word) => {
    const cars = (...list: Car["attributes"][]) => list.map((attributes) => ({ attributes }));
    expect(row(compare(...cars(other, better)), label)?.best).toEqual({ cars: [1], word });
    expect(row(compare(...cars(better, better)), label)?.best).toBeNull();
  });
  test("[18.5.1] is not marked where more is a matter of taste, or a value is no date", () => {
    const table = compare(
      { seats: 5, attributes: { power: 100, warranty_until: "Ask us" } },
      { seats: 7, attributes: { power: 200, warranty_until: "2028-12-31" } },
    );
    for (const label of ["Seats", "Power", "Warranty until"]) expect(row(table, label)?.best).toBeNull();
  });
  test("[18.5.1] of repayments of one kind of loan is the lowest, whatever is paid up front, and of rates", () => {
    const terms = { termYears: 5, termMonths: 60, balloon: 0, deposit: 0, disclaimer: "" };
    const financed = (interestRate: number, paymentWeek: number) => ({
      finance_lenders: { bank: { interestRate, comparisonRate: 9, paymentWeek, paymentMonth: 900, ...terms } },
    });
    const alike = compare(financed(7.9, 210), financed(7.9, 190));
    expect(row(alike, "Repayment")?.best).toEqual({ cars: [1], word: "Lowest" });
    const table = compare(financed(7.9, 210), financed(8.9, 190));
    expect(row(table, "Repayment")?.best).toBeNull();
    expect(row(table, "Interest rate")?.best).toEqual({ cars: [0], word: "Lowest" });
    expect(row(table, "Comparison rate")?.best).toBeNull();
  });
  test("[18.5.1] is not known while one car does not say", () => {
    expect(row(compare({ km: 10 }, { km: null }), "Kilometres")?.best).toBeNull();
  });
});

describe("attributes", () => {
  test("come by the type of vehicle, in the order of its table, then the dealer's own", () => {
    const table = compare(
      { item_type: "caravan", attributes: { sleeps: 4, tare: 2100, annexe: "Full" } },
      { item_type: "truck", attributes: { gvm: 4500 } },
    );
    const rows = table.find(({ title }) => title === "Specifications")?.rows ?? [];
    expect(rows.map(({ label }) => label)).toEqual(["Tare", "Sleeps", "GVM", "Annexe"]);
    expect(rows[0]?.values).toEqual(["2,100 kg", null]);
  });
  test("dates read as dates, and the lowest fuel use is marked", () => {
    const table = compare(
      { attributes: { fuel_use: 4, rego_expiry: "2027-03-09" } },
      { attributes: { fuel_use: 6.5, rego_expiry: "2027-01-31" } },
    );
    expect(row(table, "Registered until")?.values).toEqual(["9 Mar 2027", "31 Jan 2027"]);
    expect(row(table, "Fuel use")?.best).toEqual({ cars: [0], word: "Lowest" });
  });
});

test("[18.5.1] the past of cars is a group of its own, and never 'Not supplied'", () => {
  const table = compare(
    { attributes: { owners: 1, ppsr: "Clear", ppsr_date: "2026-02-03", power: 130, warranty_until: "2029-01-01" } },
    { attributes: { owners: 3, warranty_until: "2020-01-01" } },
  );
  const rows = table.find(({ title }) => title === "History and checks")?.rows ?? [];
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ["Money owing (PPSR)", "None on 3 February 2026", null],
    ["Owners", "One owner", "3 owners"],
    ["Warranty until", "1 January 2029", "1 January 2020"],
  ]);
  expect(table.find(({ title }) => title === "Specifications")?.rows.map(({ label }) => label)).toEqual(["Power"]);
});

describe("[18.5.5] features", () => {
  const features = (...cars: string[][]) =>
    compare(...cars.map((list) => ({ features: list }))).find(({ title }) => title === "Features")?.rows ?? [];
  test("that set the cars apart come first, and among them those that shoppers filter by", () => {
    const rows = features(["Airbags", "ABS", "Tow bar"], ["Airbags", "ABS", "Sunroof"]);
    expect(rows.map(({ label }) => label)).toEqual(["Sunroof", "Tow bar", "ABS", "Airbags"]);
    expect(rows[0]).toMatchObject({ values: [null, "Yes"], differs: true });
    expect(rows[2]).toMatchObject({ values: ["Yes", "Yes"], differs: false });
  });
  test("are all there, however many", () => {
    const many = Array.from({ length: 45 }, (_, at) => `Feature ${at}`);
    expect(features(many, ["Sunroof"])).toHaveLength(46);
  });
});
