import { describe, expect, test } from "vitest";
import { keyFrom, keyOf } from "./feed-key.ts";
import { mappingSchema } from "./mapping.ts";
import { keyOfLeaving, mappingOfCars } from "./push-body.ts";

describe("[17.2.17] pushes to a dealership whose key is a piece of a column", () => {
  const piece = { from: "Link", after: "/stock/", before: "-" };
  const feed = mappingSchema.parse({ key: [piece], fields: { stocknum: piece, make: "Make" } });

  test("name cars by that piece, alone or within the column", () => {
    expect(keyOfLeaving("U12", feed)).toBe(keyFrom(["U12"]));
    expect(keyOfLeaving({ Link: "https://a.example/stock/U12-kia" }, feed)).toBe(keyFrom(["U12"]));
  });

  test("send cars whose stock number is that piece", () => {
    const { mapping } = mappingOfCars(["stocknum", "make"], feed);
    expect(keyOf({ line: 1, values: { stocknum: "u12", make: "Kia" } }, mapping)).toBe(keyFrom(["U12"]));
  });

  test("send rows where no field is that piece", () => {
    const other = mappingSchema.parse({ key: [piece], fields: { stocknum: "Link" } });
    expect(() => mappingOfCars(["stocknum"], other)).toThrow(
      'tells cars apart by "Link", which is no field of a car here',
    );
  });
});
