import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StoredCar } from "#domain/car/car.ts";
import { csvRow } from "#domain/csv/csv-row.ts";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-dirty-"));
  cpSync("tests/fixtures/sites", join(folder, "sites"), { recursive: true });
  await forecourt("sites", "apply", join(folder, "sites"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const forecourt = (...words: string[]) => forecourtIn(join(folder, "data"), words);

type Row = Readonly<Record<string, string | number>>;
const rowsOf = (count: number, row: (n: number) => Row): Row[] => Array.from({ length: count }, (_, n) => row(n));

/** Writes a feed, and returns the words of a command about it. */
function feed(name: string, rows: readonly Row[]): string[] {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns.join(","), ...rows.map((row) => csvRow(columns.map((column) => String(row[column] ?? ""))))];
  writeFileSync(join(folder, name), lines.join("\n"));
  return ["stock", "import", join(folder, name), "--site", "first-site", "--mapping", join(folder, "map.yaml")];
}

/** What --suggest says and writes, and what an import by that mapping does. */
async function imported(name: string, rows: readonly Row[]) {
  const words = feed(name, rows);
  const suggested = (await forecourt(...words, "--suggest")).out;
  const mapping = readFileSync(join(folder, "map.yaml"), "utf8");
  const report = (await forecourt(...words)).out;
  return { suggested, mapping, report, words, cars: await carsOfStock() };
}

async function carsOfStock(): Promise<StoredCar[]> {
  const { out } = await forecourt("stock", "list", "first");
  const cars =
    out === ""
      ? []
      : out
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line) as StoredCar);
  return cars.toSorted((a, b) => (a.stocknum < b.stocknum ? -1 : 1));
}

/** A British dealer's file in which road tax stands under engine size, and attributes run over into second columns. */
const british = rowsOf(60, (n) => ({
  model: " Focus",
  year: 2015 + (n % 5),
  price: `£${(8000 + n * 100).toLocaleString("en")}`,
  transmission: "Manual",
  mileage: n % 3 === 0 ? "" : (10_000 + n).toLocaleString("en"),
  "fuel type": n % 2 === 0 ? "Petrol" : "",
  "engine size": n % 20 === 0 ? "1.0" : "£145",
  mileage2: n % 3 === 0 ? (20_000 + n).toLocaleString("en") : "",
  "fuel type2": n % 2 === 0 ? "" : "Diesel",
  reference: `/ad/${25_000_000 + n * 37}`,
}));

const kinds = [
  ["Passenger Vehicles", "Toyota", "Corolla", "km"],
  ["Motorcycles", "Honda", "CB500X", "km"],
  ["Trucks & Trailers", "Isuzu", "NPR", "km"],
  ["Camper Trailers", "Jayco", "Swan", ""],
  ["Trailers", "Felco", "8x5 Box", ""],
  ["Ride On Mowers", "Toro", "TimeCutter", "hrs"],
  ["Forklifts", "Toyota", "8FG25", "hrs"],
  ["Boats & Marine", "Quintrex", "420 Renegade", "hrs"],
] as const;

/** An auction house: sorted by category, hours and kilometres in one column, the number of a lot only in its link. */
const auction = rowsOf(400, (n) => {
  const [category, make, model, unit] = kinds[Math.floor(n / 50)] ?? kinds[0];
  const year = 2005 + (n % 18);
  return {
    Title: `${year} ${make} ${model}`,
    Category: category,
    Odometer: unit === "" ? "" : `${(1000 + n).toLocaleString("en")} ${unit}`,
    Link: `https://auctions.example/item/${year}-${make}-${model}-${590_000 + n * 13}/`
      .replaceAll(" ", "-")
      .toLowerCase(),
  };
});

/** A dealer's site without ids: year and stock number are in the link, kilometres and fuel in two columns each. */
const scraped = rowsOf(60, (n) => ({
  Make: "Kia",
  Model: "Rio",
  Kilometers: n % 2 === 0 ? 10_000 + n : "",
  Odometer: n % 2 === 0 ? "" : `${20_000 + n}.0`,
  "Fuel Type": n % 2 === 0 ? "Petrol" : "",
  FuelConsumption: n % 2 === 0 ? "7.4 L/100km" : "Diesel",
  Seats: "5.0",
  Link: `https://dealer.example/used/kia/${2010 + (n % 12)}/stock-U${1000 + n}.html`,
}));

describe("[17.2.18] a suggestion looks at the values", () => {
  test("road tax is no engine, and what runs over into a second column is found", async () => {
    const { suggested, mapping, cars } = await imported("ford.csv", british);
    expect(suggested).not.toMatch(/^ *engine/m);
    expect(suggested).toContain("Columns that nothing uses: engine size");
    expect(mapping).toContain("- mileage\n      - mileage2\n    unit: miles");
    expect(cars).toHaveLength(60);
    expect(cars.map(({ engine }) => engine).filter(Boolean)).toEqual([]);
    expect(cars.map(({ km }) => km).filter((km) => km === null)).toEqual([]);
    expect(new Set(cars.map(({ simple_fuel }) => simple_fuel))).toEqual(new Set(["Petrol", "Diesel"]));
    expect(cars[0]).toMatchObject({ stocknum: "25000000", make: "Ford", km: 32_187 });
  });

  test("of several columns, the one that fits is read in each row", async () => {
    const { cars, report } = await imported("stock.csv", scraped);
    expect(cars).toHaveLength(60);
    expect(cars[0]).toMatchObject({ km: 10_000, simple_fuel: "Petrol", seats: 5, attributes: { fuel_use: 7.4 } });
    expect(cars[1]).toMatchObject({ km: 20_001, simple_fuel: "Diesel", attributes: {} });
    expect(report).toContain("0 skipped, 0 taken with a value mended");
  });
});

describe("[17.2.19] a value inside another", () => {
  test("year and stock number come out of the link, and the mapping says why", async () => {
    const { suggested, mapping, cars } = await imported("stock.csv", scraped);
    expect(suggested).toContain(
      'No column has the stock number. It is taken out of "Link" (what follows "stock-", up to "."): U1000 in the first row.',
    );
    expect(mapping).toContain('  # No column has the year. It is taken out of "Link" (the first year in it)');
    expect(mapping).toContain("year:\n    from: Link\n    find: year");
    expect(cars.slice(0, 2).map(({ stocknum, year }) => [stocknum, year])).toEqual([
      ["U1000", 2010],
      ["U1001", 2011],
    ]);
  });
});

describe("[17.2.17] the key", () => {
  test("is the number inside the link, whatever else of the row and its link changes", async () => {
    const { mapping, words } = await imported("stock.csv", scraped);
    expect(mapping).toContain("key:\n  - from: Link\n    after: stock-\n    before: .\nkey_repeats: false");
    const moved = scraped.map((row) => ({
      ...row,
      Model: "Stonic",
      Link: String(row["Link"]).replace("used", "offers"),
    }));
    feed("stock.csv", moved);
    expect((await forecourt(...words)).out).toContain("60 rows: 0 new, 60 changed");
  });

  test("is the same for numbers that differ only in writing", async () => {
    const rows = (write: (n: number) => string) =>
      rowsOf(30, (n) => ({ "Stock No": write(n), Make: "Kia", Model: "Rio", Year: "2020" }));
    const { words, cars } = await imported(
      "stock.csv",
      rows((n) => `${1005 + n}`),
    );
    feed(
      "stock.csv",
      rows((n) => (n % 2 === 0 ? `${1005 + n}.0` : (1005 + n).toLocaleString("en"))),
    );
    expect((await forecourt(...words)).out).toContain("0 cars written.\n30 rows: 0 new, 0 changed, 30 unchanged");
    expect(await carsOfStock()).toEqual(cars);
  });

  test("of a feed without anything unique is the fewest columns that last", async () => {
    const rows = rowsOf(200, (n) => ({
      Make: "Kia",
      Model: n % 3 === 0 ? "Rio" : "Cerato",
      Year: 2015 + (n % 7),
      Body: "Hatch",
      Fuel: "Petrol",
      Transmission: "Automatic",
      Seats: 5,
      Doors: 5,
      Colour: n % 2 === 0 ? "White" : "Red",
      Views: n % 90,
      Kilometres: 20_000 + (n % 100),
      Price: 10_000 + n,
    }));
    const { suggested, report } = await imported("stock.csv", rows);
    expect(suggested).toContain("Key: Make, Model, Year, Kilometres\n");
    expect(suggested).toMatch(/No column is unique\. These together tell 200 of 200 rows apart/);
    expect(report).toContain("200 rows: 200 new");
  });
});

describe("[17.2.20] what is sold", () => {
  test("types of vehicles are told apart, other things are skipped by words in the mapping, hours are no kilometres", async () => {
    const { suggested, mapping, report, cars } = await imported("auction.csv", auction);
    expect(suggested).toContain(
      '200 of 400 rows are no vehicles, such as "Trailers", "Ride On Mowers", "Forklifts", "Boats & Marine".',
    );
    expect(mapping).toMatch(
      /^# 200 of 400 rows are no vehicles[^]*^skip:\n {2}- from: \[Category\]\n {4}words:\n {6}\[\n {8}trailer,/m,
    );
    expect(report).toContain("400 rows: 200 new, 0 changed, 0 unchanged, 200 skipped");
    expect(report).toContain(
      '50 × Category: not sold here: the mapping skips "mower" (skipped; e.g. "Ride On Mowers")',
    );
    const makesOf = (type: string) => cars.filter(({ item_type }) => item_type === type).map(({ make }) => make);
    expect(makesOf("car")).toEqual(Array.from({ length: 50 }, () => "Toyota"));
    expect(makesOf("motorcycle")).toEqual(Array.from({ length: 50 }, () => "Honda"));
    expect(makesOf("truck")).toEqual(Array.from({ length: 50 }, () => "Isuzu"));
    expect(makesOf("caravan")).toEqual(Array.from({ length: 50 }, () => "Jayco"));
  });

  test("a thing that an earlier mapping took leaves with the words that skip it", async () => {
    const { words } = await imported("auction.csv", auction);
    const mapping = readFileSync(join(folder, "map.yaml"), "utf8");
    writeFileSync(join(folder, "map.yaml"), mapping.replace("trailer, semitrailer,", "semitrailer,"));
    expect((await forecourt(...words)).out).toContain("400 rows: 50 new");
    writeFileSync(join(folder, "map.yaml"), mapping);
    expect((await forecourt(...words, "--max-removed-percent", "50")).out).toContain("50 cars are newly missing");
  });
});
