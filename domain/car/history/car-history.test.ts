import { describe, expect, test } from "vitest";
import { countries, countryDefaults } from "#domain/country/countries.ts";
import type { Car } from "#domain/car/car.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { historyOf, type HistorySettings } from "./car-history.ts";
import { monthsLeft } from "./months-left.ts";
import { shortHistory } from "./short-history.ts";
import { writeOffWarning } from "./write-off.ts";

const today = "2026-11-15";
const settingsIn = (code: "AU" | "NZ" | "US", not_supplied = false): HistorySettings => ({
  ...countryDefaults(code),
  country: countries[code],
  vehicle_page: { history: { not_supplied, check_days: 30 } },
});
const told = (car: Partial<Car>, code: "AU" | "NZ" | "US" = "AU", not_supplied = false) =>
  historyOf(sampleCar(car), settingsIn(code, not_supplied), today);
const line = (...of: Parameters<typeof told>) =>
  told(...of).map(({ label, value, note }) => [label, value, ...(note ? [note] : [])].join(": "));

describe("[2.3.77, 3.3.6] a page says what the data says, and no more", () => {
  test.each<[string, Car["attributes"], string[]]>([
    ["nothing", {}, []],
    ["a search without its day", { ppsr: "Clear", written_off: "No" }, []],
    ["a search of tomorrow", { ppsr: "Clear", ppsr_date: "2026-11-16" }, []],
    [
      "a search of this week",
      { ppsr: "Clear", ppsr_date: "2026-11-10", written_off: "No" },
      ["Written-off register: No record on 10 November 2026", "Money owing (PPSR): None on 10 November 2026"],
    ],
    [
      "a search on the last good day",
      { ppsr: "Clear", ppsr_date: "2026-10-16" },
      ["Money owing (PPSR): None on 16 October 2026"],
    ],
    [
      "an old search",
      { ppsr: "Clear", ppsr_date: "2026-10-15" },
      ["Money owing (PPSR): None on 15 October 2026: That search is over 30 days old. Ask us for a new one."],
    ],
    [
      "money owing, with or without its day",
      { ppsr: "Money owing" },
      ["Money owing (PPSR): Money is owing: Ask us how it is paid out before you buy."],
    ],
    [
      "a write-off without a search",
      { written_off: "Repairable write-off" },
      ["Written-off register: Repairable write-off"],
    ],
    [
      "one owner and all services",
      { owners: 1, service_history: "Full" },
      ["Owners: One owner", "Service history: Full service history"],
    ],
    ["several owners", { owners: 3, service_history: "None" }, ["Owners: 3 owners", "Service history: No records"]],
    [
      "a warranty that goes on",
      { warranty_until: "2029-02-20" },
      ["Warranty until: 20 February 2029: 2 years 3 months left"],
    ],
    ["a warranty that is over", { warranty_until: "2026-11-14" }, ["Warranty until: Ended on 14 November 2026"]],
    ["a warranty in words", { warranty_until: "Ask us" }, []],
    ["a rating", { ancap_stars: 5, ancap_year: 2020 }, ["ANCAP rating: 5 stars (2020)"]],
    ["values of no meaning", { owners: "many", ppsr: "maybe", ancap_stars: 7, safety_certificate: "soon" }, []],
    ["what another country has", { wof_expiry: "2027-01-01", title_status: "Clean", ruc_paid_to: 1000 }, []],
  ])("%s", (_, attributes, lines) => expect(line({ attributes })).toEqual(lines));

  test.each([
    ["QLD", "Safety certificate: Comes with one"],
    ["NSW", "Safety check (pink slip): Comes with one"],
    ["VIC", "Roadworthy certificate (RWC): Comes with one"],
    ["", "Safety certificate: Comes with one"],
    ["constructor", "Safety certificate: Comes with one"],
  ])("[3.3.5] a certificate has the name of its state %j", (state, said) => {
    expect(line({ state, attributes: { safety_certificate: true } })).toEqual([said]);
  });

  test("[2.3.77] New Zealand: WoF, and road user charges of what is diesel or has a plug", () => {
    const attributes = { wof_expiry: "2027-03-02", ruc_paid_to: 70_000 };
    expect(line({ simple_fuel: "Diesel", km: 69_500, attributes }, "NZ")).toEqual([
      "WoF until: 2 March 2027",
      "Road user charges (RUC): Paid to 70,000 km",
    ]);
    expect(line({ simple_fuel: "Diesel", km: 70_400, attributes: { ruc_paid_to: 70_000 } }, "NZ")).toEqual([
      "Road user charges (RUC): Paid to 70,000 km: The odometer shows 70,400 km.",
    ]);
    expect(line({ simple_fuel: "Electric", attributes: {} }, "NZ")).toEqual([
      "Road user charges (RUC): Have to be paid: Ask us how far they are paid.",
    ]);
    expect(line({ simple_fuel: "Petrol", attributes: { wof_expiry: "2026-11-01" } }, "NZ")).toEqual([
      "WoF until: Ran out on 1 November 2026",
    ]);
    expect(line({ simple_fuel: "Diesel", attributes: {} }, "AU")).toEqual([]);
  });

  test("[2.3.77] the United States: the title", () => {
    expect(line({ attributes: { title_status: "Clean", ppsr: "Clear", ppsr_date: today } }, "US")).toEqual([
      "Title: Clean",
    ]);
  });
});

test("[2.3.78] what buyers ask for is 'Not supplied', by kind of vehicle", () => {
  const missing = (car: Partial<Car>, code: "AU" | "NZ" = "AU") =>
    told({ attributes: {}, ...car }, code, true)
      .filter(({ value }) => value === "Not supplied")
      .map(({ name }) => name);
  expect(missing({})).toEqual([
    "written_off",
    "ppsr",
    "owners",
    "service_history",
    "safety_certificate",
    "ancap_stars",
  ]);
  expect(missing({ item_type: "caravan" })).toEqual(["ppsr", "owners", "service_history"]);
  expect(missing({ simple_fuel: "Petrol" }, "NZ")).toContain("wof_expiry");
  expect(missing({ attributes: { owners: 2 } })).not.toContain("owners");
  expect([missing({ car_type: "new" }), missing({ car_type: "demo" })]).toEqual([[], []]);
});

test("[2.3.80] a new vehicle has nothing but its rating", () => {
  const attributes = { owners: 1, service_history: "Full", warranty_until: "2029-01-01", ancap_stars: 5 };
  expect(line({ car_type: "new", attributes })).toEqual(["ANCAP rating: 5 stars"]);
  expect(shortHistory({ car_type: "new", attributes })).toBe("");
  expect(
    writeOffWarning(sampleCar({ car_type: "new", attributes: { written_off: "Yes" } }), settingsIn("AU")),
  ).toBeNull();
});

test.each<[Car["attributes"], "AU" | "US", string | undefined]>([
  [{ written_off: "Repairable write-off" }, "AU", "Repairable write-off"],
  [{ written_off: "Statutory" }, "AU", "Statutory write-off"],
  [{ written_off: "Yes" }, "AU", "Written off"],
  [{ written_off: "No" }, "AU", undefined],
  [{ written_off: "perhaps" }, "AU", undefined],
  [{}, "AU", undefined],
  [{ title_status: "Rebuilt" }, "US", "Rebuilt title"],
  [{ title_status: "Clean" }, "US", undefined],
  [{ title_status: "Rebuilt" }, "AU", undefined],
])("[2.3.79] of %j in %s a page warns: %s", (attributes, code, title) => {
  expect(writeOffWarning(sampleCar({ attributes }), settingsIn(code))?.title).toBe(title);
});

test.each([
  [{ owners: 1, service_history: "Full" }, "One owner · Full service history"],
  [{ owners: 1 }, "One owner"],
  [{ owners: 2, service_history: "Full" }, "Full service history"],
  [{ owners: 2, service_history: "Partial" }, ""],
])("[2.3.81] in short, %j is %j", (attributes, text) => {
  expect(shortHistory({ car_type: "used", attributes })).toBe(text);
});

test.each([
  ["2026-11-15", "2026-12-14", null],
  ["2026-11-15", "2026-12-15", "1 month left"],
  ["2026-11-15", "2027-11-15", "1 year left"],
  ["2026-01-31", "2028-03-30", "2 years 1 month left"],
])("from %s to %s: %s", (from, to, text) => expect(monthsLeft(from, to)).toBe(text));
