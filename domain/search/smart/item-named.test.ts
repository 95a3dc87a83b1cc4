import { expect, test } from "vitest";
import { itemNamed } from "./item-named.ts";
import { buildLexicon } from "./lexicon.ts";
import { readLine } from "#domain/text/spelling.ts";

const lexicon = buildLexicon({
  body: ["Ute", "SUV", "Wagon", "Dual Cab", "Utility", "Family Van", "Naked"],
  item_type: ["car", "caravan", "motorcycle", "truck"],
  colour: ["Red"],
});

test.each([
  ["caravan", "caravan"],
  ["red trucks", "truck"],
  ["motorbikes", "motorcycle"],
  ["caravans for a ute", "caravan"],
  ["ute for a caravan", "car"],
  ["suvs", "car"],
  ["wagons", "car"],
  ["dualcab", "car"],
  ["utility", "car"],
  ["naked", null],
  ["red", null],
  ["", null],
])("[16.1.4] %j is first about: %s", (text, item) => {
  expect(itemNamed(readLine(text), lexicon)).toBe(item);
});
