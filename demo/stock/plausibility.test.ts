import { describe, expect, test } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { australianCars } from "../catalogue/cars/australia.ts";
import { luxury } from "../catalogue/cars/luxury.ts";
import { meridianRange } from "../catalogue/cars/meridian.ts";
import { japaneseImports } from "../catalogue/cars/new-zealand.ts";
import { texanImports } from "../catalogue/cars/united-states.ts";
import { marketCurves } from "../catalogue/market-curves.ts";
import { stockPlans } from "../network.ts";
import { generateStock } from "./generate-stock.ts";
import { catalogueYear } from "./pick-car.ts";

const stock = generateStock({ seed: "forecourt", now: new Date("2026-11-15T04:00:00Z"), plans: stockPlans });
const cars = stock.filter((car) => car.item_type === "car");
const used = stock.filter((car) => car.car_type === "used" && car.price);
const overseas = new Set(["lone-star-imports", "kauri-motor-company"]);
const modelOf = (car: CarInput) => `${car.make} ${car.model}`;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("prices", () => {
  test("fall with age within a model", () => {
    const groups = Object.values(Object.groupBy(used, (car) => `${modelOf(car)} ${car.badge} ${car.dealership_id}`));
    let compared = 0;
    for (const group of groups) {
      for (const older of group ?? []) {
        for (const younger of group ?? []) {
          if (younger.year - older.year < 3) continue;
          compared += 1;
          expect(older.price, `${older.name} against ${younger.name}`).toBeLessThan(younger.price ?? 0);
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test("fall with kilometres among cars of one grade and year", () => {
    const groups = Object.values(Object.groupBy(used, (car) => `${modelOf(car)} ${car.badge} ${car.year}`));
    const ratios = groups.flatMap((group = []) => {
      const byKm = group.filter((car) => car.km).toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0));
      const [low, high] = [byKm[0], byKm.at(-1)];
      if (!low || !high || (high.km ?? 0) < (low.km ?? 0) * 1.4) return [];
      return [(high.price ?? 0) / (low.price ?? 1)];
    });
    expect(ratios.length).toBeGreaterThan(60);
    expect(mean(ratios)).toBeLessThan(0.95);
    expect(ratios.filter((ratio) => ratio < 1.02).length / ratios.length).toBeGreaterThan(0.9);
  });

  test("stay near the market's own curves", () => {
    const curves = new Map(marketCurves.map(([make, model, price, decay]) => [`${make} ${model}`, { price, decay }]));
    const ratios = used.flatMap((car) => {
      const curve = overseas.has(car.dealership_id) ? undefined : curves.get(modelOf(car));
      if (!curve) return [];
      const expected = curve.price * Math.exp(-curve.decay * (catalogueYear - car.year));
      const ratio = (car.price ?? 0) / expected;
      expect(ratio, `${car.name} at ${car.price}, market ${Math.round(expected)}`).toBeGreaterThan(0.4);
      expect(ratio, `${car.name} at ${car.price}, market ${Math.round(expected)}`).toBeLessThan(2.1);
      return [ratio];
    });
    expect(ratios.length).toBeGreaterThan(800);
    expect(mean(ratios)).toBeGreaterThan(0.8);
    expect(mean(ratios)).toBeLessThan(1.2);
  });

  test("a was-price is above the price", () => {
    for (const car of stock) if (car.before_price) expect(car.before_price).toBeGreaterThan(car.price ?? 0);
  });
});

describe("vehicles", () => {
  test("new ones have hardly moved and carry this or last year's plate", () => {
    for (const car of stock.filter((one) => one.car_type === "new")) {
      expect(car.km ?? 0, car.name).toBeLessThan(50);
      expect([catalogueYear, catalogueYear - 1]).toContain(car.year);
    }
  });

  test("used ones have been driven for their age", () => {
    for (const car of used.filter((one) => typeof one.km === "number")) {
      const age = catalogueYear - car.year;
      expect(car.km ?? 0, car.name).toBeGreaterThanOrEqual(Math.max(300, age * 500));
      expect(car.km ?? 0, car.name).toBeLessThan((age + 1) * 50_000);
    }
  });

  test("electric cars have a battery and neither diesel nor a manual gearbox", () => {
    const electric = cars.filter((car) => car.simple_fuel === "Electric");
    expect(electric.length).toBeGreaterThan(20);
    for (const car of electric) {
      expect(car.engine).toMatch(/kWh battery$/);
      expect(car.fuel).toBe("Electric");
      expect(car.simple_transmission).toBe("Automatic");
      expect(car.attributes).not.toHaveProperty("fuel_use");
    }
    for (const car of cars.filter((one) => one.make === "Tesla")) expect(car.simple_fuel).toBe("Electric");
  });

  test("bodies, series and grades are those of the model", () => {
    const catalogue = [...australianCars, ...luxury, ...meridianRange, ...japaneseImports, ...texanImports];
    for (const car of cars.filter((one) => one.name.length < 120)) {
      const fits = catalogue.some(
        (entry) =>
          entry.make === car.make &&
          entry.model === car.model &&
          entry.body === car.simple_body &&
          Object.values(entry.series).includes(car.series ?? "") &&
          entry.grades.some(([badge]) => badge === car.badge || (badge === "Standard" && car.badge === "")),
      );
      expect(fits, car.name).toBe(true);
    }
  });

  test("makes and colours follow the market", () => {
    const yard = cars.filter((car) => car.dealership_id.startsWith("hcm-") && car.car_type === "used");
    const share = (of: (car: CarInput) => boolean) => yard.filter(of).length / yard.length;
    expect(share((car) => car.make === "Toyota")).toBeGreaterThan(0.12);
    expect(share((car) => car.make === "Toyota")).toBeLessThan(0.26);
    expect(share((car) => car.colour === "White")).toBeGreaterThan(0.3);
    expect(share((car) => car.colour === "White")).toBeLessThan(0.46);
    expect(new Set(yard.map((car) => car.make)).size).toBeGreaterThan(20);
  });

  test("carry the attributes of their kind", () => {
    const named = {
      caravan: ["tare", "atm", "payload", "ball_weight", "sleeps", "axles"],
      truck: ["gvm", "payload", "tray", "licence"],
      motorcycle: ["engine_cc", "lams", "seat_height"],
    };
    for (const [kind, names] of Object.entries(named)) {
      const all = stock.filter((car) => car.item_type === kind);
      expect(all.length).toBeGreaterThan(30);
      for (const car of all) expect(Object.keys(car.attributes ?? {}), car.name).toEqual(expect.arrayContaining(names));
    }
    for (const { attributes = {} } of stock.filter((car) => car.item_type === "caravan")) {
      expect(Number(attributes["payload"])).toBe(Number(attributes["atm"]) - Number(attributes["tare"]));
      expect(Number(attributes["atm"])).toBeLessThanOrEqual(3500);
    }
    for (const { attributes = {} } of stock.filter((car) => car.item_type === "truck")) {
      expect(attributes["licence"] === "Car").toBe(Number(attributes["gvm"]) <= 4500);
    }
    for (const { attributes = {}, name } of stock.filter((car) => car.attributes?.["lams"] === true)) {
      expect(Number(attributes["engine_cc"]), name).toBeLessThanOrEqual(660);
    }
  });
});
