import { describe, expect, test } from "vitest";
import { findMake, makes } from "./makes.ts";

describe("reference list of makes", () => {
  test("[3.9.2] holds about 150 makes, in order and none twice", () => {
    expect(makes.length).toBeGreaterThanOrEqual(150);
    expect(makes.length).toBeLessThanOrEqual(170);
    expect(new Set(makes.map(({ slug }) => slug)).size).toBe(makes.length);
    const names = makes.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  test("[3.9.2] every make has an id of its own, and nobody's logo", () => {
    expect(new Set(makes.map(({ id }) => id)).size).toBe(makes.length);
    expect(makes.every(({ id, logo }) => Number.isInteger(id) && id > 0 && logo === null)).toBe(true);
    // Sites and leads store these ids: a new make takes a new id and changes no other.
    expect(["abarth", "ford", "toyota", "zero"].map((slug) => findMake(slug)?.id)).toEqual([1, 41, 143, 156]);
  });

  test("[2.1] slugs are lower case with single hyphens", () => {
    for (const { slug } of makes) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(findMake("mercedes-benz")).toMatchObject({ name: "Mercedes-Benz", slug: "mercedes-benz" });
    expect(findMake("land-rover")?.name).toBe("Land Rover");
    expect(findMake("no-such-make")).toBeUndefined();
  });
});
