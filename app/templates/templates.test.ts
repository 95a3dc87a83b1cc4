import { expect, test } from "vitest";
import { stylesheets } from "#app/styles/stylesheets.ts";
import { templateNames } from "#site/schema/identity.ts";
import { serverSlotsOf, slotsOf } from "./registry.ts";

const all = await Promise.all(
  templateNames.map(async (name) => {
    const { slots } = await slotsOf[name]();
    const { serverSlots } = await serverSlotsOf()[name]();
    return { name, slots: { ...slots, ...serverSlots } };
  }),
);

test("no two templates share a header, hero, card or footer", () => {
  const owners = new Map<unknown, string[]>();
  for (const { name, slots } of all) {
    for (const slot of [slots.Header, slots.Hero, slots.Card, slots.Footer]) {
      owners.set(slot, [...(owners.get(slot) ?? []), name]);
    }
  }
  expect([...owners.values()].filter((names) => names.length > 1)).toEqual([]);
});
test("no two templates preload the same font", () => {
  const fonts = templateNames.flatMap((name) => stylesheets[name].fonts);
  expect(new Set(fonts).size).toBe(fonts.length);
});
