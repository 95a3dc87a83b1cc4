import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { loadStock } from "./load-stock.ts";

const settings = parse(readFileSync("tests/fixtures/sites/first-site.yaml", "utf8")) as Record<string, unknown>;
const content = { reviews: [], offers: [], models: [], promos: [], staff: [], faqs: [], pages: [] };

test("[18.4] while a large stock is loaded, its thread turns to others after every portion and every step", async () => {
  const site = resolveSite({ settings, content }, 1, []);
  let turns = 0;
  let isLoading = true;
  const turn = () => {
    turns += 1;
    if (isLoading) setImmediate(turn);
  };
  setImmediate(turn);
  const seen: number[] = [];
  function* portions(): Generator<Car[]> {
    for (let portion = 0; portion < 20; portion++) {
      seen.push(turns);
      yield Array.from({ length: 50 }, (_, n) => sampleCar({ id: `car-${portion}-${n}`, slug: `car-${portion}-${n}` }));
    }
  }
  let turnsAtEnd = 0;
  const beyond = () => {
    turnsAtEnd = turns;
    return { known: {} };
  };
  const { stock } = await loadStock(site, portions(), beyond, sampleNow);
  isLoading = false;
  expect(stock.counts.all).toBe(1000);
  expect(seen).toEqual(seen.map((_, portion) => (seen[0] ?? 0) + portion));
  // What is left to do at the end: each column of the index, each order and each total is a step.
  expect(turnsAtEnd - (seen.at(-1) ?? 0)).toBeGreaterThan(100);
});
