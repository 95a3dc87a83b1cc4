import { expect, test } from "vitest";
import { towVehicleIn } from "./tow-phrases.ts";

test.each([
  ["caravan I can tow with a Hilux", { make: "Toyota", model: "HiLux", year: null }],
  ["Off-road van for my 2022 Ford Ranger", { make: "Ford", model: "Ranger", year: 2022 }],
  ["what can a Prado tow", { make: "Toyota", model: "LandCruiser Prado", year: null }],
  ["sleeps 4 behind a Pajero Sport, under 60k", { make: "Mitsubishi", model: "Pajero Sport", year: null }],
  // Towed by nobody, unknown, or not asked for.
  ["sleeps 4 under 60k", null],
  ["caravan I can tow with a Corolla", null],
  ["caravan I can tow with a 2003 Hilux", null],
  ['caravan "for a hilux"', null],
  ["", null],
] as const)("[16.2] the tow vehicle in “%s”", (text, vehicle) => {
  expect(towVehicleIn(text)).toEqual(vehicle);
});
