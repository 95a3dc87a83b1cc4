import { describe, expect, test } from "vitest";
import { readDate } from "#domain/time/read-date.ts";
import { readMake, readVehicleName } from "./make-and-model.ts";
import { readKilometres, readNumber } from "./numbers.ts";
import { plainText } from "./plain-text.ts";
import { readPrice } from "./prices.ts";
import { foldValue, saysNothing } from "./value-tables.ts";

describe("[17.2.3] numbers of feeds", () => {
  test.each([
    ["67,662 km", 67_662, "km"],
    ["8.7 L / 100 km", 8.7, "L / 100 km"],
    ["$ 19 990.00", 19_990, ""],
    ["1.234,50", 1234.5, ""],
    ["12.990", 12_990, ""],
    ["0.500", 0.5, ""],
    ["1,5", 1.5, ""],
    ["1.234.567", 1_234_567, ""],
    [" 5 Seats", 5, "Seats"],
  ])("reads %s", (text, value, unit) => expect(readNumber(text)).toEqual({ value, unit }));

  test.each(["-", "", "NA", "POA"])("finds no figure in %s", (text) => expect(readNumber(text)).toBeNull());

  test.each([
    ["10,000 miles", "km", 16_093, true],
    ["10000", "miles", 16_093, true],
    ["10000 km", "miles", 10_000, false],
    ["120k", "km", 120_000, false],
  ] as const)("kilometres of %s in a column of %s", (text, unit, km, wasMiles) =>
    expect(readKilometres(text, unit)).toEqual({ km, wasMiles }),
  );
});

describe("prices of feeds", () => {
  test.each([
    ["$19,990 Drive Away", { kind: "price", dollars: 19_990, words: "Drive Away", currency: null }],
    ["AU$ 12,990*", { kind: "price", dollars: 12_990, words: "", currency: "AUD" }],
    ["£7,495", { kind: "price", dollars: 7495, words: "", currency: "GBP" }],
    ["12.990 €", { kind: "price", dollars: 12_990, words: "", currency: "EUR" }],
    ["₹ 4.5 Lakh", { kind: "price", dollars: 450_000, words: "", currency: "INR" }],
    ["POA", { kind: "ask", words: "POA" }],
    ["- / -", { kind: "unreadable" }],
  ])("%s", (text, price) => expect(readPrice(text)).toEqual(price));
});

test.each([
  ["2024-03-09", "2024-03-09T00:00:00.000Z"],
  ["2024-03-09T10:30:00+10:00", "2024-03-09T00:30:00.000Z"],
  ["09/03/2024", "2024-03-09T00:00:00.000Z"],
  ["12/31/2024", "2024-12-31T00:00:00.000Z"],
  ["9-Mar-24", "2024-03-09T00:00:00.000Z"],
  ["20240309", "2024-03-09T00:00:00.000Z"],
  ["1709942400", "2024-03-09T00:00:00.000Z"],
  ["31/02/2024", null],
  ["soon", null],
])("the date %s", (text, date) => expect(readDate(text)).toBe(date));

describe("[17.2.3] words of feeds become facet values", () => {
  test.each([
    ["simple_body", "Ute / Tray", "Ute"],
    ["simple_body", "utility", "Ute"],
    ["simple_body", "Cab Chassis", "Ute"],
    ["simple_body", "4D SUV", "SUV"],
    ["simple_body", "People Mover", "People Mover"],
    ["simple_body", "02 **** ****", null],
    ["simple_fuel", "Unleaded", "Petrol"],
    ["simple_fuel", "ULP", "Petrol"],
    ["simple_fuel", "Petrol - Premium", "Petrol"],
    ["simple_fuel", "Petrol - Premium ULP/Electric", "Hybrid"],
    ["simple_fuel", "PHEV", "Plug-in Hybrid"],
    ["simple_drive", "4x4", "4WD"],
    ["simple_drive", "4WD", "4WD"],
    ["simple_drive", "Front Wheel Drive", "FWD"],
    ["simple_transmission", "8 SP AUTOMATIC", "Automatic"],
    ["simple_transmission", "6 speed", "Manual"],
    ["car_type", "USED Dealer ad", "used"],
    ["car_type", "Ex-Demo", "demo"],
    ["car_type", "NEW In stock", "new"],
  ] as const)("%s %s", (field, said, value) => expect(foldValue(field, said)).toBe(value));

  test.each(["-", "- / -", "NA", "n/a", "nan", "", "Other", "TBA"])("%s says nothing", (text) =>
    expect(saysNothing(text)).toBe(true),
  );
  test.each(["0", "Mazda 3", "No"])("%s says something", (text) => expect(saysNothing(text)).toBe(false));
});

describe("makes and models", () => {
  const named = (make: string, model: string, title: string) => readVehicleName({ make, model, title, badge: "" });

  test.each([
    ["Land", "Rover", "2017 Land Rover Range Rover Evoque TD4 180", "Land Rover", "Range Rover Evoque", "TD4 180"],
    ["Great", "Wall", "2012 Great Wall X240 Base", "Great Wall", "X240", "Base"],
    ["Alfa", "Romeo", "2018 Alfa Romeo Giulia Veloce", "Alfa Romeo", "Giulia", "Veloce"],
    ["Aston", "Martin", "2015 Aston Martin Rapide S", "Aston Martin", "Rapide", "S"],
    ["Jeep", "Grand", "2019 Jeep Grand Cherokee Limited (4x4)", "Jeep", "Grand Cherokee", "Limited (4x4)"],
    ["Saab", "3-Sep", "2008 Saab 9-3 Linear", "Saab", "9-3", "Linear"],
    ["Saab", "5-Sep", "2010 Saab 9-5 Vector", "Saab", "9-5", "Vector"],
    ["Toyota", "86", "2013 Toyota 86 GT", "Toyota", "86", "GT"],
  ])("%s %s of “%s”", (make, model, title, ...parts) => {
    const name = named(make, model, title);
    expect([name.make, name.model, name.badge]).toEqual(parts);
  });

  test.each([
    ["MERCEDES BENZ", "Mercedes-Benz"],
    ["vw", "Volkswagen"],
    ["Ssangyong", "SsangYong"],
    ["Some New Make", "Some New Make"],
  ])("%s is spelled %s", (said, make) => expect(readMake(said)).toBe(make));
});

test("[17.2.3] markup of descriptions becomes paragraphs, and no script survives", () => {
  const source =
    "<p>One owner.<br>Full history &amp; books.</p><ul><li>Tow bar</li><li>GPS</li></ul><script>alert(1)</script>";
  expect(plainText(source)).toBe("One owner.\n\nFull history & books.\n• Tow bar\n• GPS");
  expect(plainText("&lt;p&gt;Twice escaped&lt;/p&gt;")).toBe("Twice escaped");
  expect(plainText("Weighs < 2 t, tows > 3 t")).toBe("Weighs < 2 t, tows > 3 t");
});
