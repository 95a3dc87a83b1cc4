import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forecourtIn } from "#tests/support/forecourt-command.ts";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-foreign-"));
  cpSync("tests/fixtures/sites", join(folder, "sites"), { recursive: true });
  await forecourtIn(join(folder, "data"), ["sites", "apply", join(folder, "sites")]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** An unedited mapping from --suggest, and what a dry run with it would do. */
async function tried(file: string) {
  const mapping = join(folder, `${file}.yaml`);
  const words = ["stock", "import", `tests/fixtures/feeds/world/${file}`, "--site", "first-site", "--mapping", mapping];
  const suggested = await forecourtIn(join(folder, "data"), [...words, "--suggest"]);
  const run = await forecourtIn(join(folder, "data"), [...words, "--dry-run"]);
  return { code: run.code, text: `${suggested.out}\n${run.out}${suggested.err}${run.err}` };
}

const foreign = (currency: string) => `this price is in ${currency}, and the site's are in AUD; the car shows none`;

describe("[17.2.2] feeds in the manner of other countries' files, mapped by --suggest alone", () => {
  test.each<[string, string, string[]]>([
    [
      "Britain, a file of one make",
      "audi.csv",
      [
        "No column names the make. The file's own name does: Audi.",
        "Prices are in GBP (mpg beside road tax is British)",
        '"mileage" names no unit. The feed looks British or American, so it is read as miles',
        "2017 Audi A1 · 25323 km · Petrol · no price",
        "4 rows: 4 new",
        `3 × price: ${foreign("GBP")}`,
        "4 × mileage: miles, shown as kilometres (taken",
      ],
    ],
    [
      "the USA, with ids",
      "craigslist.csv",
      [
        "Key: id",
        "the states are those of the USA",
        "2014 GMC sierra 1500 crew cab slt · 93218 km · Ute · Petrol",
        "1 skipped",
      ],
    ],
    [
      "the USA, with an index column without a name",
      "usa_cars.csv",
      ["Key: vin", "the country is the USA", "Columns that nothing uses: Column 1", `4 × price: ${foreign("USD")}`],
    ],
    [
      "India, makes in the title, fuel use under mileage",
      "cardekho.csv",
      [
        "fuel use in kmpl is Indian",
        "2014 Maruti Swift Dzire VDI · 145500 km · Diesel",
        "2017 Land Rover Discovery Sport TD4 · 45000 km",
        `3 × selling_price: ${foreign("INR")}`,
      ],
    ],
    [
      "India, prices and distances in lakh",
      "cars24.csv",
      [
        "they say so: ₹ 2.75 Lakh",
        "2016 Honda City VX CVT · 120000 km",
        `3 × Price: ${foreign("INR")}`,
        "Ask For Price",
      ],
    ],
    [
      "Germany, with shifted columns",
      "germany.csv",
      [
        'the header is "price_in_euro"',
        "1995 Alfa Romeo GTV · 160500 km · Petrol",
        "2 skipped",
        "2 × (row): the columns of this row have shifted: these cells belong into others (skipped",
      ],
    ],
    [
      "Germany, in German and Windows-1252",
      "mobile-de.csv",
      [
        "they say so: € 12.990,-",
        "2015 BMW 320d Touring · 145300 km · Wagon · Diesel",
        "2018 Volkswagen Tiguan · 85100 km · SUV",
        `3 × Preis: ${foreign("EUR")}`,
      ],
    ],
    [
      "Poland, a currency for each row, lists of a data frame",
      "poland.csv",
      [
        "Columns that nothing uses: Index",
        "2021 Abarth 595 · 1 km · Hatchback",
        `1 × Price: ${foreign("PLN")}`,
        `1 × Price: ${foreign("EUR")}`,
        "Vehicle_model: the row names no model (skipped",
      ],
    ],
    [
      "Belarus, prices in dollars and kilometres",
      "belarus.csv",
      [
        'the header is "price_usd"',
        '"odometer_value" names no unit and is read as kilometres',
        "2010 Subaru Outback · 190000 km · Wagon",
      ],
    ],
    [
      "the USA, years only in the title",
      "cars-com.csv",
      [
        "dollars beside miles are American",
        "2015 Honda Civic LX · 88211 km · no price",
        "4 rows: 4 new",
        "4 × mileage: miles, shown as kilometres",
      ],
    ],
    [
      "Saudi Arabia, models under type",
      "saudi.csv",
      [
        'No column is called model. "Type" is taken for it.',
        "Prices name no currency and are read as AUD",
        "2018 Toyota Camry · 103000 km · Petrol",
      ],
    ],
    ["France, as JSON", "france.json", ["they say so: 9 990 €", "2019 Renault Clio · 54000 km · Petrol"]],
    [
      "UTF-16 with a title above the header, ragged rows and blank ones",
      "utf16.csv",
      [
        "Key: Stock No",
        "2018 Citroën C3 · 45000 km · $12,990",
        "3 rows: 3 new",
        "the row has 8 cells, and the header 6",
      ],
    ],
  ])("%s", async (_what, file, lines) => {
    const { code, text } = await tried(file);
    expect(code).toBe(0);
    for (const line of lines) expect(text).toContain(line);
  });

  test("a file without a header is refused with what to do", async () => {
    const { code, text } = await tried("noheader.csv");
    expect(code).toBe(1);
    expect(text).toContain("No column looks like make, model or year. Does the first line name the columns?");
    expect(text).toContain("None of the 2 rows could be taken as a vehicle, so nothing was changed.");
  });
});
