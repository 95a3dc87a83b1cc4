import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { factNames } from "#domain/car/history/fact-names.ts";
import { attributeNamed, attributeNames, attributesByItemType, attributeText } from "./attributes.ts";

test.each([
  ["tare", 1850, "Tare", "1,850 kg", "range"],
  ["atm", 2400, "ATM", "2,400 kg", "range"],
  ["payload", 550, "Payload", "550 kg", "range"],
  ["ball_weight", 140, "Ball weight", "140 kg", "range"],
  ["sleeps", 4, "Sleeps", "4", "terms"],
  ["axles", 2, "Axles", "2", "terms"],
  ["gvm", 4500, "GVM", "4,500 kg", "range"],
  ["tray", "Alloy tipper", "Tray", "Alloy tipper", "terms"],
  ["licence", "LR", "Licence", "LR", "terms"],
  ["engine_cc", 649, "Engine size", "649 cc", "range"],
  ["lams", true, "LAMS approved", "Yes", "terms"],
  ["seat_height", 790, "Seat height", "790 mm", "range"],
  ["fuel_use", 6.5, "Fuel use", "6.5 L/100 km", "range"],
  ["power", 150, "Power", "150 kW", "range"],
  ["tow_braked", 3500, "Braked towing", "3,500 kg", "range"],
  ["rego_expiry", "2027-03", "Registered until", "2027-03", "terms"],
  ["warranty_until", "2029-01", "Warranty until", "2029-01", "terms"],
  ["roof_height", "High", "Roof height", "High", "terms"],
  ["constructor", false, "Constructor", "No", "terms"],
])("[3.3.1, 3.3.2] %s %j reads %s, %s and filters by %s", (name, value, label, text, facet) => {
  expect(attributeNamed(name)).toMatchObject({ label, facet });
  expect(attributeText(name, value, formatOf(au))).toBe(text);
});

test("[3.3.1] each type of vehicle has attributes of its own", () => {
  const ofTypes = Object.values(attributesByItemType).flat();
  expect(new Set(attributeNames)).toEqual(new Set([...ofTypes, ...factNames]));
  expect(attributesByItemType).toEqual({
    car: ["fuel_use", "power", "tow_braked", "rego_expiry", "warranty_until"],
    motorcycle: ["engine_cc", "lams", "seat_height", "kerb_weight"],
    caravan: ["tare", "atm", "payload", "ball_weight", "sleeps", "axles", "length"],
    truck: ["gvm", "payload", "tray", "licence"],
  });
});
