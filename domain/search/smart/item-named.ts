import { itemTypes, type Car } from "#domain/car/car.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Line } from "#domain/text/spelling.ts";

type ItemType = Car["item_type"];

/** The type of vehicle that a line mentions first: "caravan", or "ute" for a car. It decides which weight is meant. */
export function itemNamed({ atoms }: Line, { names }: Lexicon): ItemType | null {
  for (const { text } of atoms) {
    const meanings = (names.get(text) ?? names.get(text.replace(/s$/, "")) ?? []).map(({ meaning }) => meaning);
    const named = meanings.find(({ facet }) => facet === "item_type");
    if (named) return itemTypes.find((type) => type === named.values[0]) ?? null;
    if (meanings.some(({ facet, values }) => facet === "body" && values.some((value) => carBodies.has(value))))
      return "car";
  }
  return null;
}

const carBodies: ReadonlySet<string> = new Set(["Ute", "SUV", "Wagon", "Dual Cab", "Utility"]);
