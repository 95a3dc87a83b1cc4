import { expect, test } from "vitest";
import type { PlaceFinder } from "#domain/places/place-finder.ts";
import { completionsOf } from "./complete-text.ts";

const names = ["Parramatta", "Paradise Point"];
const places = {
  begun: (key: string) =>
    names.filter((name) => name.toLowerCase().replace(" ", "").startsWith(key)).map((name) => ({ name })),
} as unknown as PlaceFinder;
const complete = (text: string) => completionsOf(text, { places, ranges: new Set(["price"] as const) });

test.each([
  ["suv near parra", ["suv near Parramatta"]],
  ["near par", ["near Parramatta", "near Paradise Point"]],
  ["near paradise po", ["near Paradise Point"]],
  ["near pa", []],
  ["parra", []],
  ["under 30", ["under 30k", "under 30 a week"]],
  ["ute up to $9", ["ute up to 9k"]],
  ["under 3", []],
  ["under 200 a w", ["under 200 a week"]],
  ["150 per", ["150 a week"]],
  ["under 30k", []],
])("[16.3.6] %s is completed", (text, completed) => {
  expect(complete(text)).toEqual(completed);
});

test("[16.3.6] without places and prices there is nothing to complete", () => {
  expect(completionsOf("near parra", { places: null, ranges: new Set() })).toEqual([]);
  expect(completionsOf("under 20", { places: null, ranges: new Set() })).toEqual([]);
});
