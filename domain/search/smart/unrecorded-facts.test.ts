import { expect, test } from "vitest";
import { factsAsked } from "./unrecorded-facts.ts";

test.each([
  ["isofix", ["which {vehicles} have ISOFIX"], ""],
  ["zebra isofix anchors", ["which {vehicles} have ISOFIX"], "zebra"],
  ["Tow Bar awning", ["which {vehicles} have a tow bar", "which {vehicles} have an awning"], ""],
  ["carplay car play", ["which {vehicles} have Apple CarPlay"], ""],
  ["2 owners", ["how many owners {vehicles} have had"], ""],
  ["roof racks leather", ["which {vehicles} have roof racks", "which {vehicles} have leather"], ""],
  ["Zebra stripes", [], "Zebra stripes"],
])("[16.2.9] %s asks for facts, and has other words", (text, facts, others) => {
  expect(factsAsked(text)).toEqual({ facts, others });
});
