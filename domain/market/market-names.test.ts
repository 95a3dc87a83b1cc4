import { describe, expect, test } from "vitest";
import { towRatings } from "#domain/towing/tow-ratings.ts";
import { keyOf, wordsOf } from "#domain/text/spelling.ts";
import { modelAt } from "./find-model.ts";
import { marketModel } from "./market-names.ts";
import { marketModels } from "./market-rows.ts";

const named = marketModels().flatMap((row) => [row.model, ...row.also].map((name) => ({ row, name })));

describe("every row of the vocabulary", () => {
  test("[16.1.4] is found by its make with each of its names", () => {
    const lost = named
      .filter(({ row, name }) => {
        const found = modelAt(wordsOf(`${row.make} ${name}`), 0);
        return found?.make !== row.make || found.model !== row.model;
      })
      .map(({ row }) => `${row.make} ${row.model}`);
    // Haval was a make of its own, and is now a name of GWM's models.
    expect(lost).toEqual(["Jolion", "H2", "H6", "H7", "H8", "H9"].map((model) => `Haval ${model}`));
  });

  test("[16.1.4] is found by each of its names alone, at least as another meaning of it", () => {
    const lost = named.filter(({ row, name }) => {
      const found = modelAt(wordsOf(name), 0);
      return (found?.make !== row.make || found.model !== row.model) && !found?.others.includes(row);
    });
    expect(lost).toEqual([]);
  });

  test("has one make and model that no other row has", () => {
    const keys = marketModels().map(({ make, model }) => `${keyOf(make)}/${keyOf(model)}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("says what a maker could state", () => {
    const odd = marketModels().filter(
      ({ brakedTow, electricRange, seats, cc, gvm, feet, fuels }) =>
        (brakedTow !== null && (brakedTow < 250 || brakedTow > 4500)) ||
        (electricRange !== null && (electricRange < 20 || electricRange > 800)) ||
        (electricRange !== null && !fuels.includes("electric") && !fuels.includes("plug-in hybrid")) ||
        seats.some((count) => count < 1 || count > 30) ||
        (cc !== null && (cc < 40 || cc > 2500)) ||
        (gvm !== null && (gvm < 2 || gvm > 30)) ||
        (feet !== null && (feet[0] < 8 || feet[0] > feet[1] || feet[1] > 28)),
    );
    expect(odd.map(({ make, model }) => `${make} ${model}`)).toEqual([]);
  });

  test("[3.3.3] tows no less than the table of tow vehicles allows", () => {
    const weaker = towRatings.filter((rating) => (marketModel(rating)?.brakedTow ?? 0) < rating.braked);
    expect(weaker).toEqual([]);
  });
});

test.each([
  [{ make: "TOYOTA", model: "Land Cruiser Prado" }, "LandCruiser Prado"],
  [{ make: "Toyota", model: "Corolla Sedan" }, "Corolla"],
  [{ make: "Mercedes", model: "GLC 300" }, "GLC"],
  [{ make: "BMW", model: "320i" }, "3 Series"],
  [{ make: "Volkswagon", model: "golf" }, "Golf"],
  [{ make: "Kia", model: "Corolla" }, null],
  [{ make: "constructor", model: "constructor" }, null],
])("[16.1.4] %o is known as %s", (name, model) => {
  expect(marketModel(name)?.model ?? null).toBe(model);
});
