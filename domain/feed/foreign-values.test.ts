import { describe, expect, test } from "vitest";
import { mappingSchema } from "./mapping.ts";
import { readKilometres } from "./numbers.ts";
import { readPrice } from "./prices.ts";
import { readList } from "./read-field.ts";
import { rowToCar } from "./row-to-car.ts";
import { misfits, shiftOf } from "./shifted-row.ts";
import { foldValue, type TableField } from "./value-tables.ts";
import { yearIn } from "./years.ts";

test.each([
  ["2015", 2015],
  ["2015.0", 2015],
  ["12/2015", 2015],
  ["2015-06-01", 2015],
  ["06.2015", 2015],
  ["Jun 2016", 2016],
  ["01/06/2015", 2015],
  ["Petrol", null],
  ["110 kW", null],
  ["1066", null],
  ["2O19", null],
])("the year in %s", (text, year) => expect(yearIn(text)).toBe(year));

test.each([
  ["€ 12.990,-", 12_990, "EUR", ""],
  ["VB 21.900 €", 21_900, "EUR", ""],
  ["₹ 5.5 Lakh*", 550_000, "INR", ""],
  ["1.2 Cr", 12_000_000, "INR", ""],
  ["PKR 23.8 lacs", 2_380_000, "PKR", ""],
  ["43 500 zł", 43_500, "PLN", ""],
  ["R 250 000", 250_000, "ZAR", ""],
  ["$19,990 Drive Away", 19_990, null, "Drive Away"],
])("the price %s", (text, dollars, currency, words) =>
  expect(readPrice(text)).toEqual({ kind: "price", dollars, currency, words }),
);

test.each([
  ["1.2 lakh km", 120_000, false],
  ["85k miles", 136_794, true],
  ["145.300 km", 145_300, false],
])("the distance %s", (text, km, wasMiles) => expect(readKilometres(text, "km")).toEqual({ km, wasMiles }));

test.each<[TableField, string, string]>([
  ["simple_transmission", "Schaltgetriebe", "Manual"],
  ["simple_transmission", "Semi-Auto", "Automatic"],
  ["simple_transmission", "mechanical", "Manual"],
  ["simple_transmission", "Doppelkupplung", "Automatic"],
  ["simple_fuel", "Benzyna", "Petrol"],
  ["simple_fuel", "gazole", "Diesel"],
  ["simple_fuel", "Elektro", "Electric"],
  ["simple_body", "Kombi", "Wagon"],
  ["simple_body", "small_cars", "Hatchback"],
  ["simple_body", "station_wagon", "Wagon"],
  ["simple_drive", "Front wheels", "FWD"],
  ["simple_drive", "Allrad", "AWD"],
  ["car_type", "Gebrauchtwagen", "used"],
])("%s: %s is %s", (field, said, value) => expect(foldValue(field, said)).toBe(value));

test("a list of a data frame is a list", () => {
  const row = { line: 2, values: { Features: "['ABS', \"Driver's airbag\", 'Alloy wheels, 18 inch']" } };
  expect(readList("Features", row).map(({ text }) => text)).toEqual([
    "ABS",
    "Driver's airbag",
    "Alloy wheels, 18 inch",
  ]);
});

const base = { make: "Make", model: "Model", year: "Year", price: "Price", simple_fuel: "Fuel", km: "Km" };
const values = { Make: "Kia", Model: "Rio", Year: "2020", Price: "10000", Fuel: "Petrol", Km: "1" };
const mapping = (over: object = {}) => mappingSchema.parse({ key: ["Make"], fields: base, ...over });

describe("a row whose columns have shifted", () => {
  test("is told by two cells that plainly belong into other columns", () => {
    const row = { line: 2, values: { ...values, Fuel: "07/2004", Km: "Petrol" } };
    expect(shiftOf(row, mapping())).toMatchObject({ value: "Km: Petrol | Fuel: 07/2004" });
  });
  test("is not told by one, or by words that nobody knows", () => {
    expect(shiftOf({ line: 2, values: { ...values, Fuel: "Manual" } }, mapping())).toBeNull();
    expect(shiftOf({ line: 2, values: { ...values, Fuel: "Kerosene", Km: "?" } }, mapping())).toBeNull();
    expect(misfits({ line: 2, values: { ...values, Fuel: "Manual" } }, mapping())).toHaveLength(1);
  });
});

describe("a price in another currency than the site's", () => {
  const priced = (over: object, price = "10000", more: Record<string, string> = {}) => {
    const notes: string[] = [];
    const car = rowToCar(
      { line: 2, values: { ...values, Price: price, ...more } },
      mapping(over),
      new Date("2026-03-01"),
      (_column, value, reason, done) => void notes.push(`${value}: ${reason} (${done})`),
    );
    return [car?.price, notes];
  };
  test("[17.2.4] is left out and named, whether a sign, a column or the mapping tells of it", () => {
    const reason = (currency: string) =>
      `this price is in ${currency}, and the site's are in AUD; the car shows none (mended)`;
    expect(priced({}, "£10,000")).toEqual([undefined, [`£10,000: ${reason("GBP")}`]]);
    expect(priced({ feed_currency: "EUR" })).toEqual([undefined, [`10000: ${reason("EUR")}`]]);
    expect(priced({ currency_column: "Cur" }, "10000", { Cur: "pln" })).toEqual([
      undefined,
      [`10000: ${reason("PLN")}`],
    ]);
  });
  test("[17.2.4] is converted and named where the mapping has a rate", () => {
    expect(priced({ feed_currency: "EUR", exchange_rate: 1.65 })).toEqual([
      16_500,
      ["10000 → 16500: EUR, converted to AUD (taken)"],
    ]);
    expect(priced({ feed_currency: "EUR", exchange_rate: 1.65 }, "£10,000")[0]).toBeUndefined();
    // Without feed_currency nobody knows whose rate it is: pounds would become euros at the same rate.
    expect(priced({ exchange_rate: 1.65 }, "£10,000")).toEqual([
      undefined,
      [expect.stringContaining("If exchange_rate is meant for it, write feed_currency: GBP (mended)")],
    ]);
    expect(priced({ currency_column: "Cur" }, "10000", { Cur: "AUD" })).toEqual([10_000, []]);
  });
});
