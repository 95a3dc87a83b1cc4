import { describe, expect, test } from "vitest";
import { fitsField } from "./field-fits.ts";
import { keyFrom } from "./feed-key.ts";
import { mappingSchema } from "./mapping.ts";
import { notVehicles } from "./not-vehicles.ts";
import { readText } from "./read-field.ts";
import { skippedBy } from "./skipped-row.ts";
import { suggestMapping } from "./suggest-mapping.ts";

type Values = Record<string, string>;
const car = { Make: "Kia", Model: "Rio", Year: "2020" };

/** Suggests from rows that a function makes, forty unless said otherwise. */
function suggested(row: (n: number) => Values, count = 40) {
  const sample = Array.from({ length: count }, (_, n) => ({ line: n + 2, values: row(n) }));
  const suggestion = suggestMapping([...new Set(sample.flatMap(({ values }) => Object.keys(values)))], sample);
  expect(mappingSchema.safeParse(suggestion.mapping).error).toBeUndefined();
  return suggestion;
}
const keyOfRows = (row: (n: number) => Values) => suggested(row).mapping.key;

test.each(["Rego", "REGO", "Registration", "Plate", "RegNo", "rego_number", "Number Plate"])(
  "[3.1.9] a column %s of number plates is taken for the plate",
  (column) => {
    const { mapping } = suggested((n) => ({ ...car, Stock: `S${n}`, [column]: `AB${n % 9}${n}CD` }));
    expect(mapping.fields["rego"]).toBe(column);
  },
);
test.each<[string, (n: number) => string]>([
  ["dates", (n) => `2026-05-${10 + (n % 19)}`],
  ["years", (n) => `${1980 + n}`],
  ["yes and no", (n) => (n % 2 ? "Yes" : "No")],
  ["one word", () => "NSW1"],
])("[3.1.9] a column Registration of %s is none of plates", (_what, value) => {
  const { mapping } = suggested((n) => ({ ...car, Stock: `S${n}`, Registration: value(n) }));
  expect(mapping.fields["rego"]).toBeUndefined();
});

describe("[17.2.17] the suggested key", () => {
  test.each<[string, (n: number) => Values, string]>([
    ["an id", (n) => ({ ...car, "Listing ID": `${n * 7}`, Link: `https://a.example/${n}` }), "Listing ID"],
    ["a number plate", (n) => ({ ...car, Rego: `ABC${n}` }), "Rego"],
    [
      "a link without a number",
      (n) => ({ ...car, Link: `https://a.example/${"abcdefgh"[n % 8]}/${"ijklm"[n % 5]}` }),
      "Link",
    ],
    ["an unknown column of codes", (n) => ({ ...car, Chassis2: "", Tag: `GR-${1000 + n}` }), "Tag"],
    ["an unknown column of numbers of one length", (n) => ({ ...car, Nummer: `${100_000 + n * 3}` }), "Nummer"],
  ])("is %s", (_what, row, key) => expect(keyOfRows(row)).toEqual([key]));

  test.each<[string, (n: number) => Values]>([
    ["prices", (n) => ({ ...car, Price: `${10_000 + n}` })],
    ["kilometres", (n) => ({ ...car, Odometer: `${10_000 + n}` })],
    ["numbers of rows", (n) => ({ ...car, Index: `${n}` })],
    ["measures that nobody knows", (n) => ({ ...car, Views: `${n * 77 + 1000}` })],
    ["pictures", (n) => ({ ...car, Thumb: `https://a.example/${n}000.jpg` })],
    ["ids that are equal but for their writing", (n) => ({ ...car, ID: n % 2 === 0 ? `${1000 + n}` : `${999 + n}.0` })],
  ])("is never one of %s alone", (_what, row) => {
    const { mapping } = suggested(row);
    expect(mapping.key_repeats).toBe(true);
    expect(mapping.key.length).toBeGreaterThan(1);
  });

  test.each([
    ["5.0", "5"],
    ["1,200", "1200"],
    ["1,200.50", "1200.5"],
    ["10.00", "10"],
  ])("%s and %s are one key", (one, other) => expect(keyFrom([one])).toBe(keyFrom([other])));
  test.each([
    ["007", "7"],
    ["5.01", "5.1"],
    ["A5.0", "A5"],
    ["100", "1"],
  ])("%s and %s are two", (one, other) => expect(keyFrom([one])).not.toBe(keyFrom([other])));
});

describe("[17.2.18] the suggested fields", () => {
  test.each([
    ["engine", "2.0", true],
    ["engine", "1998 cc", true],
    ["engine", "4 cyl, 2.2 L", true],
    ["engine", "3.0 V6 TDI", true],
    ["engine", "£145", false],
    ["engine", "$ 30", false],
    ["engine", "125,000 km", false],
    ["engine", "Automatic", false],
    ["engine", "https://a.example/2.0", false],
    ["km", "3,200 hrs", false],
    ["km", "Hours: 320", false],
    ["km", "£145", false],
    ["km", "23.4 kmpl", false],
    ["km", "67,662 km", true],
    ["simple_fuel", "8.7 L / 100 km", false],
    ["seats", "5.0", true],
    ["seats", "4 Doors", false],
    ["colour", "Diesel", false],
    ["price", "125,000 km", false],
    ["attributes.fuel_use", "Diesel", false],
  ])("%s: “%s” fits: %s", (field, text, fits) => expect(fitsField(field, text)).toBe(fits));

  test("a column that tells whether a car is in stock has no stock numbers", () => {
    expect(suggested(() => ({ ...car, Stock: "In stock" })).mapping.fields["stocknum"]).toBeUndefined();
    expect(suggested(() => ({ ...car, Stock: "1" })).mapping.fields["stocknum"]).toBeUndefined();
  });

  test("a title is known by what it is the title of", () => {
    const { mapping } = suggested((n) => ({ "Lot Title": "2014 Toyota Camry", Lot: `${500 + n}.0` }));
    expect([mapping.fields, mapping.key]).toEqual([{ title: "Lot Title" }, ["Lot"]]);
  });

  test("a special price comes before the price, where there is one", () => {
    const row = (n: number) => ({
      ...car,
      Stock: `S${n}`,
      Price: "20000",
      "Special Price": n % 4 === 0 ? "18000" : "",
    });
    expect(suggested(row).mapping.fields["price"]).toBe("Price");
    const specials = (n: number) => ({ ...row(n), Price: n % 4 === 0 ? "" : "20000" });
    expect(suggested(specials).mapping.fields["price"]).toEqual({ from: ["Special Price", "Price"] });
  });

  test("kilometres and miles are not mixed", () => {
    const row = (n: number) => ({ ...car, Kilometres: n % 2 ? "10000" : "", "Odometer Miles": n % 2 ? "" : "10000" });
    expect(suggested(row).mapping.fields["km"]).toBe("Kilometres");
  });

  test("fuels are known in a column of any name", () => {
    const row = (n: number) => ({ ...car, "Column 4": n % 2 ? "Diesel" : "Unleaded" });
    expect(suggested(row).mapping.fields["simple_fuel"]).toBe("Column 4");
  });

  test("a meter without a unit is neither, and a column of units tells kilometres from hours", () => {
    const bare = (n: number) => ({ ...car, Meter: `${1000 + n}` });
    expect(suggested(bare).mapping.fields["km"]).toBeUndefined();
    const both = (n: number) => ({ ...bare(n), "Meter Unit": n % 2 ? "Hours" : "km" });
    const { mapping, remarks } = suggested(both);
    expect(mapping.fields["km"]).toEqual({ from: "Meter", unit: { from: "Meter Unit" } });
    expect(remarks.map(({ text }) => text)).toContainEqual(expect.stringContaining("20 of 40 rows count hours"));
  });
});

describe("[17.2.19] values inside a link", () => {
  const twice = (n: number) => `${2005 + (n % 9)}`;
  test.each<[string, (n: number) => string, object]>([
    ["a parameter", (n) => `https://a.example/car?id=${5000 + n}&from=list`, { after: "id=", before: "&" }],
    ["a folder", (n) => `/ad/${5000 + n}`, { after: "/ad/" }],
    ["the end", (n) => `https://a.example/kia-rio-${5000 + n}`, { after: "kia-rio-" }],
    [
      "the end of a folder",
      (n) => `https://a.example/${twice(n)}-kia-${5000 + n}/`,
      { split: "-", part: -1, before: "/" },
    ],
    ["a file", (n) => `https://a.example/${twice(n)}/U${5000 + n}.html`, { split: "/", part: -1, before: "." }],
    ["the middle", (n) => `https://a.example/${5000 + n}/kia-${"abc"[n % 3]}`, { after: "/a.example/", before: "/" }],
  ])("the stock number as %s", (_what, link, options) => {
    const { mapping } = suggested((n) => ({ ...car, Link: link(n) }));
    expect(mapping.fields["stocknum"]).toEqual({ from: "Link", ...options });
    expect(mapping.key).toEqual([{ from: "Link", ...options }]);
  });

  test("the year, not that of the day on which the page was made", () => {
    const { mapping } = suggested((n) => ({
      Make: "Kia",
      Model: "Rio",
      Link: `https://a.example/2024/05/${twice(n)}-kia-rio-${n}`,
    }));
    expect(mapping.fields["year"]).toEqual({ from: "Link", split: "/", part: -1, find: "year" });
  });

  test("the year anywhere in a title", () => {
    const { mapping } = suggested((n) => ({
      Make: "Kia",
      Model: "Rio",
      Title: `Kia Rio, ${twice(n)} model, ${n} of 40`,
    }));
    expect(mapping.fields["year"]).toEqual({ from: "Title", find: "year" });
  });

  test.each<[object, string]>([
    [{ after: "/stock/", before: "-" }, "U12"],
    [{ after: "none" }, ""],
    [{ before: "none" }, "https://a.example/stock/U12-2014-kia"],
    [{ split: "/", part: -1 }, "U12-2014-kia"],
    [{ split: "-", part: -2 }, "2014"],
    [{ split: "/", part: 99 }, ""],
    [{ find: "year" }, "2014"],
  ])("%o takes “%s”", (options, text) => {
    const row = { line: 1, values: { Link: "https://a.example/stock/U12-2014-kia" } };
    expect(readText({ from: "Link", ...options }, row).text).toBe(text);
  });

  test.each([
    ["part 0", { part: 0 }, "count from 1, or from the end by -1"],
    ["a text without an end", { after: "x".repeat(101) }, "100"],
    ["another thing to find", { find: "(a+)+$" }, "year"],
  ])("a mapping with %s is refused", (_what, options, words) => {
    const parsed = mappingSchema.safeParse({ key: [{ from: "Link", ...options }], fields: {} });
    expect(JSON.stringify(parsed.error?.issues)).toContain(words);
  });
});

describe("[17.2.20] rows that are no vehicles", () => {
  const skip = [{ from: ["Title"], ...notVehicles }];
  const wordOf = (Title: string) => skippedBy({ line: 1, values: { Title } }, { skip })?.word ?? null;

  test.each([
    ["2014 Felco 8x5 Box Trailer", "trailer"],
    ["Boats & Marine", "boat"],
    ["Farm & Agriculture > Tractors", "tractor"],
    ["FORKLIFTS", "forklift"],
    ["Ride-On Mower", "mower"],
    ["Boat Trailer", "trailer"],
    ["https://a.example/item/2014-kubota-zero-turn-12", "zero turn"],
  ])("“%s” is skipped as %s", (title, word) => expect(wordOf(title)).toBe(word));

  test.each([
    ["2019 Toyota Hilux SR5 with trailer"],
    ["Trucks & Trailers"],
    ["Camper Trailers"],
    ["2018 Ford Ranger + boat rack"],
    ["Kenworth T610 Prime Mover"],
    ["GWM Tank 300"],
    ["International Harvester Scout"],
    ["Volkswagen Caddy"],
  ])("“%s” is not", (title) => expect(wordOf(title)).toBeNull());

  test("nothing is skipped, and no type read, where every row is a car or an American truck", () => {
    const { mapping } = suggested((n) => ({ ...car, Type: ["sedan", "pickup", "truck", "SUV"][n % 4] ?? "" }));
    expect([mapping.skip, mapping.fields["item_type"]]).toEqual([undefined, undefined]);
  });

  test("a dealer whose name is in every link keeps all rows", () => {
    const { mapping } = suggested((n) => ({ ...car, Link: `https://trailer-world.example/car/${5000 + n}` }));
    expect(mapping.skip).toBeUndefined();
  });

  test("words that nobody knows are named, and read as cars", () => {
    const { remarks } = suggested((n) => ({ ...car, Category: ["Cars", "Boats", "Oddities"][n % 3] ?? "" }));
    expect(remarks.map(({ text }) => text)).toContain('Read as cars: "Oddities". Add words to skip if they are none.');
  });
});

describe("[17.2.18] columns that nobody has called by their field", () => {
  const rows = Array.from({ length: 60 }, (_, n) => ({
    values: {
      Heading: `${2010 + (n % 10)} Kia Rio`,
      Cost: `£${(900 + n * 300).toLocaleString("en-GB")}.00`,
      "Engine Tax": "£145",
      "Drive A": n % 3 === 0 ? "" : "4WD",
      "Col 1": n % 3 === 0 ? "" : "Petrol",
      "Col 2": n % 3 === 0 ? "Diesel" : "",
    },
  }));
  const { mapping, remarks } = suggestMapping(Object.keys(rows[0]?.values ?? {}), rows as never);

  test("a fuel that is found by its values is continued in a further column", () =>
    expect(mapping.fields["simple_fuel"]).toEqual({ from: ["Col 1", "Col 2"] }));

  test("sums of money that may be what the dealer paid are named, and not taken", () => {
    expect(mapping.fields["price"]).toBeUndefined();
    const remark = remarks.find(({ text }) => text.includes("No column is called a price"));
    expect(remark?.text).toContain('"Cost" has sums of money: write price: Cost under fields');
  });
});

test("[17.2.18] the past of a vehicle is found by its columns, if they say what they are called", () => {
  const { mapping, unused } = suggested((n) => ({
    ...car,
    "Stock No": `S${n}`,
    "Previous Owners": `${1 + (n % 3)}`,
    "Service History": n % 2 ? "FSH" : "Partial",
    PPSR: "Clear",
    "PPSR Date": `0${1 + (n % 9)}/02/2026`,
    "WOVR Status": "No",
    RWC: "Y",
    "ANCAP Rating": "5 Star",
    "WOF Expiry": "30/06/2027",
    "RUC Paid To": `${100 + n}000`,
    Encumbrance: n % 2 ? "Yes" : "No",
  }));
  expect(mapping.fields).toMatchObject({
    "attributes.owners": "Previous Owners",
    "attributes.service_history": "Service History",
    "attributes.ppsr": "PPSR",
    "attributes.ppsr_date": "PPSR Date",
    "attributes.written_off": "WOVR Status",
    "attributes.safety_certificate": "RWC",
    "attributes.ancap_stars": "ANCAP Rating",
    "attributes.wof_expiry": "WOF Expiry",
    "attributes.ruc_paid_to": "RUC Paid To",
  });
  expect(unused).toEqual(["Encumbrance"]);
});
