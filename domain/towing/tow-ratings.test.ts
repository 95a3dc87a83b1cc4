import { describe, expect, test } from "vitest";
import { towLimit, towRatings } from "./tow-ratings.ts";

describe("what a tow vehicle may pull", () => {
  test("[3] every figure is one that a maker could state, and no model has two figures for one year", () => {
    for (const row of towRatings) {
      expect(row.braked).toBeGreaterThanOrEqual(1000);
      expect(row.braked).toBeLessThanOrEqual(3500);
      const same = towRatings.filter(
        (other) =>
          other.make === row.make &&
          other.model === row.model &&
          other.from <= (row.to ?? Infinity) &&
          (other.to ?? Infinity) >= row.from,
      );
      expect(same, `${row.make} ${row.model}`).toEqual([row]);
    }
  });

  test("[3.3.3] without a year the lowest figure holds", () => {
    const hilux = { make: "Toyota", model: "HiLux" };
    expect([towLimit(hilux, null), towLimit(hilux, 2018), towLimit(hilux, 2022)]).toEqual([3200, 3200, 3500]);
  });

  test("[3] an older one than the table knows has no limit of ours: it may tow less", () => {
    expect(towLimit({ make: "Toyota", model: "HiLux" }, 2009)).toBeNull();
  });

  test("[3.3.3] an unknown vehicle has no limit of ours", () => {
    expect(towLimit({ make: "Toyota", model: "Yaris" }, null)).toBeNull();
  });
});
