import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { countries } from "#domain/country/countries.ts";
import { keyOf } from "#domain/text/spelling.ts";
import { bundledPlaces } from "./bundled-places.ts";

const au = bundledPlaces(countries.AU);
const nz = bundledPlaces(countries.NZ);

describe("the bundled places", () => {
  test.each([
    ["Parramatta", "NSW", -33.81, 151],
    ["St Kilda", "VIC", -37.86, 144.98],
    ["Mount Druitt", "NSW", -33.77, 150.82],
    ["Gold Coast", "QLD", -28, 153.43],
    ["McLaren Vale", "SA", -35.22, 138.55],
    ["Fremantle", "WA", -32.05, 115.75],
    ["Launceston", "TAS", -41.44, 147.14],
    ["Alice Springs", "NT", -23.7, 133.88],
    ["Canberra", "ACT", -35.3, 149.1],
  ])("[7.6.3] %s is in %s", (name, state, lat, long) => {
    const [place] = au.placesNamed(keyOf(name));
    expect(place).toMatchObject({ name, state });
    expect(place?.lat).toBeCloseTo(lat, 1);
    expect(place?.long).toBeCloseTo(long, 1);
  });

  test.each([
    ["Takapuna", "Auckland"],
    ["Whangārei", "Northland"],
    ["Mount Maunganui", "Bay of Plenty"],
    ["Lower Hutt", "Wellington"],
    ["Invercargill", "Southland"],
  ])("[7.6.3] %s is in the region %s", (name, state) => {
    expect(nz.placesNamed(keyOf(name))[0]?.state).toBe(state);
  });

  test("[7.6.3] places that share a name are all known, the largest first", () => {
    expect(au.placesNamed("richmond").map(({ state }) => state)).toEqual(
      expect.arrayContaining(["VIC", "NSW", "QLD", "SA", "TAS"]),
    );
    expect(au.placesNamed("richmond")[0]?.state).toBe("VIC");
    expect(nz.placesNamed("frankton").map(({ state }) => state)).toEqual(["Otago", "Waikato"]);
  });

  test("[7.6.3] a misspelt place is guessed", () => {
    expect(au.guessPlace("toowomba")[0]?.name).toBe("Toowoomba");
    expect(au.guessPlace("paramata")[0]?.name).toBe("Parramatta");
    expect(nz.guessPlace("christchruch")[0]?.name).toBe("Christchurch");
  });

  test("[5, 7.6.3] a postcode has a point", () => {
    expect(au.pointOfPostcode("2145")?.lat).toBeCloseTo(-33.8, 1);
    expect(nz.pointOfPostcode("0622")?.lat).toBeCloseTo(-36.8, 1);
    expect(au.pointOfPostcode("0001")).toBeNull();
  });

  test("[7.6.3] a country without a list has postcodes only", () => {
    const us = bundledPlaces(countries.US);
    expect([us.placesNamed("austin"), us.guessPlace("austinn")]).toEqual([[], []]);
    expect(us.pointOfPostcode("78758")?.lat).toBeCloseTo(30.4, 1);
  });
});

describe.each([
  ["au", { south: -44.5, north: -9, west: 96, east: 160 }, countries.AU.regions],
  ["nz", { south: -47.8, north: -33.8, west: 166, east: 179.5 }, countries.NZ.regions],
] as const)("places-%s.txt", (country, box, regions) => {
  const codes = new Set<string>(regions.map(({ code }) => code));
  const file = new URL(`places-${country}.txt`, import.meta.url);
  const rows = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("|"));

  test("[7.6.3] every place lies in the country, in one of its states, and is found by its key", () => {
    const wrong = rows.filter(([key = "", name = "", state = "", lat, long]) => {
      const [y, x] = [Number(lat), Number(long)];
      const isInside = y > box.south && y < box.north && x > box.west && x < box.east;
      const spelt = [name, name.replace(/^Saint /, "St "), name.replace(/^Mt /, "Mount ")].map(keyOf);
      return !isInside || !codes.has(state) || (name !== "" && !spelt.includes(key));
    });
    expect(wrong).toEqual([]);
  });

  test("stays below 2 MB, each line once", () => {
    expect(statSync(file).size).toBeLessThan(2_000_000);
    expect(new Set(rows.map((row) => row.join("|"))).size).toBe(rows.length);
  });
});
