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
  ["mazda 3", "Mazda/3"],
  ["bmw320i", "BMW/3 Series"],
  ["hiluxes", "Toyota/HiLux"],
  ["t7", "Yamaha/Ténéré 700"],
  ["isuzu npr", "Isuzu/NPR 45-155"],
])("[16.1.4] %s is %s", (typed, expected) => {
  expect(named(typed)).toBe(expected);
});

test.each([
  ["jeep", "Jeep/"],
  ["mini", "Mini/"],
  ["jayco under 2500 kg", "Jayco/"],
])("[16.1.4] %s names a make alone", (typed, expected) => {
  expect(named(typed)).toBe(expected);
});

test.each([
  ["toyota hiacce", "Toyota/HiAce", 0, 2],
  ["a land cruizer", "Toyota/LandCruiser", 1, 3],
  ["cheap mitsubshi tritton", "Mitsubishi/Triton", 1, 3],
  ["comodorre", "Holden/Commodore", 0, 1],
  ["kawaskai", "Kawasaki/", 0, 1],
  ["carnvial", "Kia/Carnival", 0, 1],
])("[16.1.4] %s has typing errors and means %s", (typed, expected, from, to) => {
  expect(named(typed)).toBe(expected);
  expect(findModel(wordsOf(typed))).toMatchObject({ from, to, isTypo: true });
});

test.each(["carvan", "family", "cheap and reliable", "better careers", "start", "export quality", "qwertz", ""])(
  "[16.1.2] %j names nothing",
  (typed) => {
    expect(findModel(wordsOf(typed))).toBeNull();
  },
);

test.each(["escape", "focus", "swift", "up", "jazz", "3", "500", "mini", "ranger"])(
  "[16.1.2] %s is a word of its own",
  (typed) => {
    expect(findModel([typed])).toMatchObject({ isOrdinary: true });
  },
);

test("[16.1.2] an ordinary word after its make is that model", () => {
  expect(findModel(["ford", "escape"])).toMatchObject({ make: "Ford", model: "Escape", isOrdinary: false });
});

test("[16.1.4] of models with one name, the one whose make is named is meant", () => {
  expect(named("pulsar")).toBe("Nissan/Pulsar");
  expect(findModel(["pulsar"])?.others.map(({ make }) => make)).toEqual(["Bajaj"]);
  expect(named("pulsar bajaj")).toBe("Bajaj/Pulsar");
});

test("[16.1.4] a model is preferred to an ordinary word before it", () => {
  expect(findModel(["focus", "on", "hilux"])).toMatchObject({ model: "HiLux", from: 2, to: 3 });
});

test("[16.1.2] a rare name is guessed only after its make", () => {
  expect(named("greacle")).toBeNull();
  expect(named("maserati greacle")).toBe("Maserati/Grecale");
});
