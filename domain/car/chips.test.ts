import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import type { Car } from "./car.ts";
import { chipsOf } from "./chips.ts";
import { sampleCar } from "./testing/sample-car.ts";

const chip = (name: string, parts: Partial<Car>) =>
  chipsOf(sampleCar(parts), { ...au, card: { chips: { car: [name] } } }).map(({ text }) => text);

test.each<[string, Partial<Car>, string[]]>([
  ["km", { km: 72_480 }, ["72,480 km"]],
  ["km", { km: 0 }, ["0 km"]],
  ["km", { km: null }, []],
  ["transmission", { simple_transmission: "Automatic" }, ["Automatic"]],
  ["drive", { simple_drive: "4WD" }, ["4WD"]],
  ["fuel", { simple_fuel: "Diesel", fuel: "Diesel - Turbo" }, ["Diesel"]],
  ["body", { simple_body: "Ute" }, ["Ute"]],
  ["seats", { seats: 7 }, ["7 seats"]],
  ["seats", { seats: 1 }, ["1 seat"]],
  ["seats", { seats: null }, []],
  ["colour", { colour: "White" }, ["White"]],
  ["engine", { engine: "4 cyl, 2.8 L" }, ["4 cyl, 2.8 L"]],
  ["fuel", { simple_fuel: "" }, []],
  ["sleeps", { attributes: { sleeps: 4 } }, ["Sleeps\u00a04"]],
  ["tare", { attributes: { tare: 1850 } }, ["Tare\u00a01,850 kg"]],
  ["lams", { attributes: { lams: true } }, ["LAMS approved"]],
  ["lams", { attributes: { lams: false } }, []],
  ["tray", { attributes: { tray: "" } }, []],
  ["tray", { attributes: {} }, []],
])("[2.3] chip %s of %j", (name, parts, texts) => {
  expect(chip(name, parts)).toEqual(texts);
});

test("[2.3.3] a vehicle shows the chips of its type, in the site's order", () => {
  const chips = { car: ["km"], caravan: ["tare", "sleeps", "km"] };
  const van = sampleCar({ item_type: "caravan", km: null, attributes: { sleeps: 4, tare: 1850 } });
  expect(chipsOf(van, { ...au, card: { chips } })).toEqual([
    { name: "tare", text: "Tare\u00a01,850 kg" },
    { name: "sleeps", text: "Sleeps\u00a04" },
  ]);
  expect(chipsOf(sampleCar({ item_type: "truck" }), { ...au, card: { chips } })).toEqual([]);
});

test("[2.3.79, 2.3.81] the past of a used car in one line, and a write-off before everything else on any site", () => {
  const attributes = { owners: 1, service_history: "Full" };
  expect(chip("history", { attributes })).toEqual(["One owner · Full service history"]);
  expect(chip("history", { attributes: {} })).toEqual([]);
  expect(chip("km", { km: 10, attributes: { written_off: "Repairable write-off" } })).toEqual([
    "Repairable write-off",
    "10 km",
  ]);
  expect(chip("km", { km: 10, attributes: { written_off: "Not written off" } })).toEqual(["10 km"]);
  expect(chip("km", { km: 10, attributes: { title_status: "Rebuilt" } })).toEqual(["Rebuilt title", "10 km"]);
  expect(chip("km", { km: 10, attributes: { title_status: "Clean" } })).toEqual(["10 km"]);
});
