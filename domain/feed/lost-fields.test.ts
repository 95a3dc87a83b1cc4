import { describe, expect, test } from "vitest";
import { isTooMany, lossSentence, noChanges } from "./lost-fields.ts";
import { mappingSchema } from "./mapping.ts";
import { missingColumns, namedColumns } from "./missing-columns.ts";

const mapping = mappingSchema.parse({
  key: ["No"],
  currency_column: "Currency",
  fields: {
    make: "Make",
    price: { from: ["Special", "Price"] },
    name: { join: ["Year", "Make"] },
    item_type: { value: "car" },
    images: { pattern: "https://photos.example/{No}/{n}.jpg", count: "Photo Count" },
    features: { from: ["Options", "Extras"] },
  },
});

describe("[17.2.14] the columns of a field", () => {
  const without = (field: string, ...columns: string[]) =>
    missingColumns(field, mapping, (column) => !columns.includes(column));

  test.each([
    ["make", ["Make"], true],
    ["make", ["Price"], false],
    ["price", ["Price"], false],
    ["price", ["Price", "Special"], true],
    ["price", ["Currency"], true],
    ["name", ["Year"], true],
    ["images", ["No"], true],
    ["images", ["Photo Count"], true],
    ["features", ["Extras"], false],
    ["item_type", ["Make"], false],
    ["toString", ["toString"], false],
  ])("%s without %j: gone %j", (field, columns, isGone) => expect(without(field, ...columns).isGone).toBe(isGone));

  test("are all known by name", () => {
    expect(namedColumns(mapping)).toEqual("No,Make,Special,Price,Currency,Year,Photo Count,Options,Extras".split(","));
  });
});

describe("[17.2.15] few cars", () => {
  test.each([
    [1, 1, 1, false],
    [1, 4, 4, false],
    [2, 2, 2, true],
    [2, 4, 4, false],
    [3, 4, 4, true],
    [3, 15, 15, false],
    [4, 15, 15, true],
    // Three of five prices of a dealer who names few.
    [3, 5, 200, false],
    [20, 20, 200, true],
  ])("%d of the %d that had it, among %d, are too many: %j", (count, had, known, expected) =>
    expect(isTooMany(count, { had, known }, 20)).toBe(expected),
  );

  test("are too many where the setting says so", () => {
    expect(isTooMany(6, { had: 100, known: 100 }, 5)).toBe(true);
    expect(isTooMany(5, { had: 100, known: 100 }, 5)).toBe(false);
  });
});

describe("[17.2.14] a field whose column is gone", () => {
  const rules = { maxLostPercent: 20, isTable: true, known: 100, currency: "AUD" };
  const gone = (field: string, changed: number) =>
    lossSentence(
      {
        field,
        columns: ["X"],
        missing: ["X"],
        isGone: true,
        changes: { ...noChanges(), had: 100, changed, emptied: changed },
      },
      rules,
    );

  test("stops a table at the first car, unless cars get it from elsewhere", () => {
    expect(gone("colour", 1)).toContain("1 of 100 cars would lose it");
    expect(gone("badge", 20)).toBeNull();
    expect(gone("badge", 21)).toContain("21 of 100 cars");
    expect(gone("colour", 0)).toBeNull();
  });

  test("stops nothing when a car keeps what it has", () => expect(gone("created_at", 100)).toBeNull());
});
