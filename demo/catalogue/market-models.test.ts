import { expect, test } from "vitest";
import { marketModel } from "#domain/market/market-names.ts";
import { caravans } from "./caravans.ts";
import { australianCars } from "./cars/australia.ts";
import { luxury } from "./cars/luxury.ts";
import { japaneseImports } from "./cars/new-zealand.ts";
import { motorcycles } from "./motorcycles.ts";
import { trucks } from "./trucks.ts";

test("[16.1.4] every model of the demo stock is one of the market, and of its kind", () => {
  const cars = [...australianCars, ...luxury, ...japaneseImports].map((one) => ({ ...one, item: "car" as const }));
  const stock = [...cars, ...motorcycles, ...caravans, ...trucks];
  const unknown = stock.filter((one) => marketModel(one)?.kind !== one.item);
  expect(unknown.map(({ make, model }) => `${make} ${model}`)).toEqual([]);
});
