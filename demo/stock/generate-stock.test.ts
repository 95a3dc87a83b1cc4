import { describe, expect, test } from "vitest";
import { type CarInput, carSchema } from "#domain/car/car.ts";
import { stockPlans } from "../network.ts";
import { generateStock } from "./generate-stock.ts";

const now = new Date("2026-11-15T04:00:00Z");
const stock = generateStock({ seed: "forecourt", now, plans: stockPlans });

/** A car without the fields that depend on the day. */
function undated({
  created_at: _created,
  sold_date_timestamp: _sold,
  held_until: _held,
  attributes,
  ...car
}: CarInput) {
  const lasting = Object.entries(attributes ?? {}).filter(([, value]) => !/^\d{4}-\d\d-\d\d$/.test(String(value)));
  return { ...car, attributes: Object.fromEntries(lasting) };
}

/** Compares serialised cars: comparing thousands field by field takes seconds. */
const differing = (cars: object[], others: object[]): object[] =>
  cars.length === others.length
    ? cars.filter((car, index) => JSON.stringify(car) !== JSON.stringify(others[index]))
    : [{ cars: cars.length, others: others.length }];

describe("the generator", () => {
  test("gives the same stock for the same seed and day", () => {
    expect(differing(generateStock({ seed: "forecourt", now, plans: stockPlans }), stock)).toEqual([]);
    const evening = new Date("2026-11-15T23:59:59Z");
    expect(differing(generateStock({ seed: "forecourt", now: evening, plans: stockPlans }), stock)).toEqual([]);
  });

  test("gives other cars for another seed", () => {
    const other = generateStock({ seed: "another", now, plans: stockPlans });
    expect(other.length).toBe(stock.length);
    expect(other.filter((car, index) => car.name === stock[index]?.name).length).toBeLessThan(stock.length / 4);
  });

  test("moves dates and nothing else on another day", () => {
    const later = generateStock({ seed: "forecourt", now: new Date("2027-02-03T10:00:00Z"), plans: stockPlans });
    expect(differing(later.map(undated), stock.map(undated))).toEqual([]);
    const shift = Date.parse("2027-02-03") - Date.parse("2026-11-15");
    const moved = later.map((car, index) => Date.parse(car.created_at) - Date.parse(stock[index]?.created_at ?? ""));
    expect(new Set(moved)).toEqual(new Set([shift]));
  });

  test("keeps new cars new: model years follow the calendar once last year's plates are gone", () => {
    const later = generateStock({ seed: "forecourt", now: new Date("2029-06-01T00:00:00Z"), plans: stockPlans });
    const years = new Set(later.filter((car) => car.car_type === "new").map((car) => car.year));
    expect(years).toEqual(new Set([2027, 2028]));
  });

  test("[3.3.5] tells the past of some used cars, of no new one, and of a few that they were written off", () => {
    const told = stock.filter(({ attributes }) => attributes?.["owners"] ?? attributes?.["service_history"]);
    const untold = stock.filter(({ car_type, attributes }) => car_type === "used" && !attributes?.["owners"]);
    expect(new Set(told.map(({ car_type }) => car_type))).toEqual(new Set(["used"]));
    expect([told.length > 1000, untold.length > 100]).toEqual([true, true]);
    const writeOffs = stock.filter(({ attributes }) => attributes?.["written_off"] === "Repairable write-off");
    expect(writeOffs.map(({ dealership_id }) => dealership_id).toSorted()).toEqual([
      "hcm-alexandria",
      "outback-caravans-trucks",
      "sunstate-autos",
    ]);
  });

  test("[3.1.1] writes cars that the schema accepts", () => {
    const refused = stock.map((car) => carSchema.safeParse(car)).filter(({ success }) => !success);
    expect(refused.map(({ error }) => error?.issues)).toEqual([]);
  });

  test("never gives two cars one id, slug, stock number or VIN", () => {
    const shared = (["id", "slug", "stocknum", "vin", "rego"] as const).filter((field) => {
      const values = stock.map((car) => car[field] ?? "").filter((value) => value !== "");
      return new Set(values).size < values.length;
    });
    expect(shared).toEqual([]);
  });

  test("writes VINs of 17 signs without I, O and Q", () => {
    const vins = stock.map(({ vin = "" }) => vin).filter((vin) => vin !== "");
    expect(vins.filter((vin) => !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin))).toEqual([]);
  });

  test("stocks each dealership as planned", () => {
    const count = (prefix: string) => stock.filter((car) => car.dealership_id.startsWith(prefix)).length;
    expect(count("corner-lot")).toBe(12);
    expect(count("hcm-")).toBeGreaterThan(1150);
    expect(count("sunstate")).toBe(320);
    expect(count("lone-star")).toBe(240);
  });
});
