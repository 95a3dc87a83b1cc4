import { expect, test } from "vitest";
import { cutDescription, modelLink, modelsOfBody, scalesOf } from "./models.ts";

const model = (name: string, body: string, position = 0) => ({
  name,
  slug: name.toLowerCase(),
  manufacturer: "kia",
  body,
  position,
  override_url: null,
});
const models = [model("Ute", "Ute", 2), model("Carnival", "People Mover", 1), model("Sportage", "SUV", 1)];

test("[9.4.5] descriptions of models are cut to 75 characters, at a word", () => {
  const long = "Room for five, a quiet hybrid and a boot that takes the pram and the shopping.";
  expect(cutDescription(long)).toBe("Room for five, a quiet hybrid and a boot that takes the pram and the…");
  expect(cutDescription(long).length).toBeLessThanOrEqual(75);
  expect(cutDescription("x".repeat(75))).toBe("x".repeat(75));
  expect(cutDescription("x".repeat(76))).toBe(`${"x".repeat(74)}…`);
});
test("[2.1.12] models by body: lower-cased and hyphenated, or all, in the dealer's order", () => {
  expect(modelsOfBody(models, "people-mover").map(({ name }) => name)).toEqual(["Carnival"]);
  expect(modelsOfBody(models, "all").map(({ name }) => name)).toEqual(["Carnival", "Sportage", "Ute"]);
  expect(modelsOfBody(models, "coupe")).toEqual([]);
});
test("[2.1.13, 3] an override_url stands in for the model's own page", () => {
  expect(modelLink({ slug: "ev6", override_url: null })).toBe("/ev6");
  expect(modelLink({ slug: "ev6", override_url: "https://maker.example/ev6" })).toBe("https://maker.example/ev6");
});

test("models are drawn beside the longest of them", () => {
  expect(scalesOf([{ length_mm: 4000 }, { length_mm: 5000 }, { length_mm: null }])).toEqual([0.8, 1, null]);
});
