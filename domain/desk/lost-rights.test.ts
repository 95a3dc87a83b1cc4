import { expect, test } from "vitest";
import { losesSomething } from "./lost-rights.ts";
import type { Right } from "./permissions.ts";

const right = (over: Partial<Right>): Right => ({
  role: "manager",
  site: "one",
  locations: null,
  categories: null,
  ...over,
});

test.each([
  ["the same", {}, {}, false],
  ["manager to principal", {}, { role: "principal" }, false],
  ["manager to sales", {}, { role: "sales" }, true],
  ["sales to stock, who see no enquiries", { role: "sales" }, { role: "stock" }, true],
  ["stock to sales, who see no feeds", { role: "stock" }, { role: "sales" }, true],
  ["stock to manager", { role: "stock" }, { role: "manager" }, false],
  ["all locations to one", {}, { locations: ["a"] }, true],
  ["one location to all", { locations: ["a"] }, {}, false],
  ["one location to two", { locations: ["a"] }, { locations: ["b", "a"] }, false],
  ["one location to another", { locations: ["a"] }, { locations: ["b"] }, true],
  ["all categories to one", {}, { categories: ["enquiry"] }, true],
] as const)("[6.3.8] %s", (_name, before, after, loses) =>
  expect(losesSomething(right(before), right(after))).toBe(loses),
);
