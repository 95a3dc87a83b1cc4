import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { stockPlans } from "../network.ts";
import { generateStock } from "./generate-stock.ts";

const folder = join(import.meta.dirname, "../sites");
const stock = generateStock({ seed: "forecourt", now: new Date("2026-11-15T04:00:00Z"), plans: stockPlans });

/** The sites that say that no costs are added to a price. */
const promising = readdirSync(folder)
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => parse(readFileSync(join(folder, file), "utf8")) as { slug: string; dealerships: string[] })
  .filter(({ slug }) => {
    const promises = join(folder, slug, "promises.yaml");
    return existsSync(promises) && /the price is the price/i.test(readFileSync(promises, "utf8"));
  });

test("[4.3] a site that says 'the price is the price' shows one type of price", () => {
  expect(promising).not.toEqual([]);
  for (const { slug, dealerships } of promising) {
    const cars = stock.filter((car) => dealerships.includes(car.dealership_id ?? "") && car.price);
    expect([slug, ...new Set(cars.map(({ price_type }) => price_type))]).toEqual([slug, "Drive Away"]);
  }
});
