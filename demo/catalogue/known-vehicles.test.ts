import { describe, expect, test } from "vitest";
import { australianCars } from "./cars/australia.ts";
import { luxury } from "./cars/luxury.ts";
import { japaneseImports } from "./cars/new-zealand.ts";
import { texanImports } from "./cars/united-states.ts";
import { caravans } from "./caravans.ts";
import { type ModelEntry, yearsOf } from "./model-entry.ts";
import { motorcycles } from "./motorcycles.ts";
import { readPowertrain } from "./powertrain.ts";
import { europeanRows } from "./testing/european.ts";
import { japaneseRows } from "./testing/japanese.ts";
import { type Claim, exists, readKnown } from "./testing/known-vehicles.ts";
import { koreanChineseAmericanRows } from "./testing/korean-chinese-american.ts";
import { motorcycleRows } from "./testing/motorcycles.ts";
import { overseasRows } from "./testing/overseas.ts";
import { toyotaRows } from "./testing/toyota.ts";

const knownCars = readKnown(
  [toyotaRows, japaneseRows, koreanChineseAmericanRows, europeanRows, overseasRows]
    .map((rows) => rows.trim())
    .join("\n"),
);
const knownMotorcycles = readKnown(motorcycleRows);

/** The oldest year that a demo yard stocks. */
const oldest = 2010;
const newest = 2026;
const yearsIn = ([from, to]: readonly [number, number]) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => oldest + index).filter(
    (year) => from <= year && year <= to,
  );

const claimsOf = (entry: ModelEntry): Claim[] =>
  entry.grades.flatMap(([badge, span, , , powertrain]) =>
    yearsIn(yearsOf(span, newest)).map((year) => ({
      make: entry.make,
      model: entry.model,
      body: entry.body,
      size: entry.doors,
      seats: entry.seats,
      badge,
      year,
      series:
        Object.entries(entry.series).find(([years]) => yearsIn(yearsOf(years, newest)).includes(year))?.[1] ?? "?",
      kind: readPowertrain(powertrain).simple_fuel,
    })),
  );

const words = (claim: Claim) => Object.values(claim).join(" ");

describe("[18.6.1] every car of the catalogue was sold", () => {
  const entries = [...australianCars, ...luxury, ...japaneseImports, ...texanImports];

  test("in that year, series, body and badge, with those doors, seats and fuel", () => {
    const claims = entries.flatMap(claimsOf);
    expect(claims.length).toBeGreaterThan(2000);
    expect(claims.filter((claim) => !exists(claim, knownCars)).map(words)).toEqual([]);
  });

  test("and the table would notice one that was not", () => {
    const gt3 = { make: "Porsche", model: "911", body: "Coupe", size: 2, series: "992", kind: "Petrol", year: 2023 };
    expect(exists({ ...gt3, badge: "GT3 Touring", seats: 2 }, knownCars)).toBe(true);
    expect(exists({ ...gt3, badge: "GT3 Touring", seats: 4 }, knownCars)).toBe(false);
    const hilux = { make: "Toyota", model: "HiLux", body: "Ute", size: 4, series: "KUN26R", seats: 5, year: 2012 };
    expect(exists({ ...hilux, badge: "SR5", kind: "Diesel" }, knownCars)).toBe(true);
    expect(exists({ ...hilux, badge: "SR5", kind: "Petrol" }, knownCars)).toBe(false);
  });

  test("a picture shows as many doors as the car has", () => {
    expect(entries.filter(({ render, doors }) => render === "offroad" && doors !== 3)).toEqual([]);
    expect(entries.filter(({ render, seats }) => render === "offroad" && seats > 5)).toEqual([]);
    expect(entries.filter(({ render, body }) => render === null && body !== "Van")).toEqual([]);
  });
});

describe("motorcycles and caravans", () => {
  const claims = motorcycles.flatMap((entry) =>
    entry.grades.flatMap(({ badge, years = entry.years, attributes }) =>
      yearsIn(years).map((year) => ({
        make: entry.make,
        model: entry.model,
        body: entry.body,
        series: entry.series,
        year,
        badge: badge || "Standard",
        size: Number(attributes["engine_cc"]),
        kind: attributes["lams"] ? "LAMS" : "open",
        seats: entry.seats ?? 0,
      })),
    ),
  );

  test("every motorcycle was sold in that year, style, engine and badge, and is on the learner register or not", () => {
    expect(claims.length).toBeGreaterThan(300);
    expect(claims.filter((claim) => !exists(claim, knownMotorcycles)).map(words)).toEqual([]);
  });

  test("and the table would notice one that was not", () => {
    const sv650 = claims.find(({ model, badge }) => model === "SV650" && badge === "X LAMS");
    const cb650r = claims.find(({ model, badge }) => model === "CB650R" && badge === "E-Clutch");
    if (!sv650 || !cb650r) throw new Error("The catalogue lost the SV650X or the CB650R E-Clutch");
    expect(exists({ ...sv650, year: 2018 }, knownMotorcycles)).toBe(true);
    expect(exists({ ...sv650, year: 2016 }, knownMotorcycles)).toBe(false);
    expect(exists({ ...cb650r, year: 2021 }, knownMotorcycles)).toBe(false);
  });

  test("a scooter has an automatic gearbox and no chain", () => {
    const scooters = motorcycles.filter(({ body }) => body === "Scooter");
    expect(new Set(scooters.map(({ transmission, drive }) => `${transmission} ${drive}`))).toEqual(
      new Set(["Automatic Belt"]),
    );
  });

  test("a van sleeps as many as its style has beds for", () => {
    const beds: Record<string, [number, number]> = {
      Caravan: [2, 4],
      "Pop-top": [2, 3],
      "Off-road Caravan": [2, 5],
      "Family Van": [4, 6],
    };
    for (const { body, model, grades } of caravans) {
      const [fewest, most] = beds[body] ?? [0, 0];
      for (const { badge, attributes } of grades) {
        expect(Number(attributes["sleeps"]), `${model} ${badge}`).toBeGreaterThanOrEqual(fewest);
        expect(Number(attributes["sleeps"]), `${model} ${badge}`).toBeLessThanOrEqual(most);
        expect(attributes["axles"], `${model} ${badge}`).toBe(body === "Pop-top" ? 1 : 2);
      }
    }
  });
});
