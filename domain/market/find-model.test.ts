import { expect, test } from "vitest";
import { wordsOf } from "#domain/text/spelling.ts";
import { findModel } from "./find-model.ts";

const named = (typed: string) => {
  const found = findModel(wordsOf(typed));
  return found && `${found.make}/${found.model ?? ""}`;
};

test.each([
  ["hiace", "Toyota/HiAce"],
  ["landcruiser 79", "Toyota/LandCruiser 70"],
  ["LC79", "Toyota/LandCruiser 70"],
  ["prado", "Toyota/LandCruiser Prado"],
  ["bt50", "Mazda/BT-50"],
  ["kluger", "Toyota/Kluger"],
  ["commodore", "Holden/Commodore"],
  ["falcon", "Ford/Falcon"],
  ["dmax", "Isuzu/D-MAX"],
  ["navara", "Nissan/Navara"],
  ["vito", "Mercedes-Benz/Vito"],
  ["jeep", "Jeep/"],
  ["a hilux with two rows", "Toyota/HiLux"],
  ["qwertz", null],
])("[16.1] %s names %s", (typed, expected) => {
  expect(named(typed)).toBe(expected);
});
