import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { CarInput } from "#domain/car/car.ts";
import { australianCars } from "../catalogue/cars/australia.ts";
import { luxury } from "../catalogue/cars/luxury.ts";
import { meridianRange } from "../catalogue/cars/meridian.ts";
import { japaneseImports } from "../catalogue/cars/new-zealand.ts";
import { texanImports } from "../catalogue/cars/united-states.ts";
import { marketCurves } from "../catalogue/testing/market-curves.ts";
import { demoNetwork, stockPlans } from "../network.ts";
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
    const pairs = groups.flatMap((group = []) =>
      group.flatMap((older) =>
        group.filter((younger) => younger.year - older.year >= 3).map((younger) => ({ older, younger })),
      ),
    );
    expect(pairs.length).toBeGreaterThan(100);
    expect(pairs.filter(({ older, younger }) => (older.price ?? 0) >= (younger.price ?? 0))).toEqual([]);
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
    const compared = used.flatMap((car) => {
      const curve = overseas.has(car.dealership_id) ? undefined : curves.get(modelOf(car));
      if (!curve) return [];
      const market = curve.price * Math.exp(-curve.decay * (catalogueYear - car.year));
      return [{ name: car.name, price: car.price, market, ratio: (car.price ?? 0) / market }];
    });
    expect(compared.filter(({ ratio }) => ratio < 0.4 || ratio > 2.1)).toEqual([]);
    const ratios = compared.map(({ ratio }) => ratio);
    expect(ratios.length).toBeGreaterThan(800);
    expect(mean(ratios)).toBeGreaterThan(0.8);
    expect(mean(ratios)).toBeLessThan(1.2);
  });

  test("a was-price is above the price", () => {
    const reduced = stock.filter((car) => car.before_price);
    expect(reduced.length).toBeGreaterThan(100);
    expect(reduced.filter((car) => (car.before_price ?? 0) <= (car.price ?? 0))).toEqual([]);
  });
});

describe("vehicles", () => {
  test("new ones have hardly moved and carry this or last year's plate", () => {
    const fresh = stock.filter((car) => car.car_type === "new");
    expect(fresh.filter((car) => (car.km ?? 0) >= 50 || catalogueYear - car.year > 1)).toEqual([]);
  });

  test("used ones have been driven for their age", () => {
    const odd = used.filter(({ km, year }) => {
      const age = catalogueYear - year;
      return typeof km === "number" && (km < Math.max(300, age * 500) || km > (age + 1) * 50_000);
    });
    expect(odd).toEqual([]);
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
    const plain = cars.filter((car) => car.name.length < 120);
    const strange = plain.filter((car) => {
      const fits = catalogue.some(
        (entry) =>
          entry.make === car.make &&
          entry.model === car.model &&
          entry.body === car.simple_body &&
          Object.values(entry.series).includes(car.series ?? "") &&
          entry.grades.some(([badge]) => badge === car.badge || (badge === "Standard" && car.badge === "")),
      );
      return !fits;
    });
    expect(strange.map((car) => car.name)).toEqual([]);
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
      expect(all.filter((car) => names.some((name) => car.attributes?.[name] === undefined))).toEqual([]);
    }
    for (const { attributes = {} } of stock.filter((car) => car.item_type === "caravan")) {
      expect(Number(attributes["payload"])).toBe(Number(attributes["atm"]) - Number(attributes["tare"]));
      expect(Number(attributes["atm"])).toBeLessThanOrEqual(3500);
    }
    for (const { attributes = {} } of stock.filter((car) => car.item_type === "truck")) {
      expect(attributes["licence"] === "Car").toBe(Number(attributes["gvm"]) <= 4500);
    }
    const learners = stock.filter((car) => car.attributes?.["lams"] === true);
    expect(learners.filter((car) => Number(car.attributes?.["engine_cc"]) > 660)).toEqual([]);
  });

  test("descriptions speak of the drive that the motorcycle has", () => {
    const bikes = stock.filter((car) => car.item_type === "motorcycle");
    const chained = bikes.filter(({ description = "" }) => description.includes("chain adjusted"));
    expect(chained.length).toBeGreaterThan(5);
    expect(chained.filter(({ simple_drive }) => simple_drive !== "Chain").map(({ name }) => name)).toEqual([]);
  });

  test("a badge is cut nowhere but between words", () => {
    const long = stock.filter(({ badge = "" }) => badge.length > 40);
    expect(long.length).toBeGreaterThan(0);
    expect(long.filter(({ name, badge = "" }) => !/^(?:,|$)/.test(name.split(badge)[1] ?? "x"))).toEqual([]);
  });

  test("pictures show the style of the vehicle", () => {
    const { mediaDir } = demoNetwork({ now: new Date("2026-11-15T04:00:00Z") });
    const manifest = JSON.parse(readFileSync(join(mediaDir, "manifest.json"), "utf8")) as {
      files: { file: string; body: string }[];
    };
    const shown = new Map(manifest.files.map(({ file, body }) => [`/media/${file}`, body]));
    const folder = ({ images = [] }: CarInput) => shown.get(images[0]?.url ?? "");
    const of = (body: string) =>
      new Set(stock.filter((car) => car.simple_body === body && (car.images ?? []).length > 0).map(folder));
    expect(of("Scooter")).toEqual(new Set(["motorcycle-scooter"]));
    expect(of("Naked")).toEqual(new Set(["motorcycle"]));
    expect(of("Pop-top")).toEqual(new Set(["caravan-poptop"]));
    expect(of("Off-road Caravan")).toEqual(new Set(["caravan-offroad"]));
    const sevenSeats = stock.filter((car) => car.simple_body === "SUV" && (car.seats ?? 0) >= 7);
    expect(sevenSeats.length).toBeGreaterThan(50);
    expect(sevenSeats.filter((car) => folder(car) === "offroad").map(({ name }) => name)).toEqual([]);
  });
});
