import { expect, test } from "vitest";
import { ownTowVehicle, ratingName } from "./own-tow-vehicle.ts";

const nameOf = (own: ReturnType<typeof ownTowVehicle>) => own && ratingName(own.rating);

test.each([
  ["caravan I can tow with a Hilux", "Toyota HiLux (2015 to 2020)"],
  ["caravan I can tow with a 2022 Hilux", "Toyota HiLux (2021 on)"],
  ["van for my triton", "Mitsubishi Triton (2015 to 2023)"],
  ["caravan sleeps 4", null],
])("[3.3.3] “%s” names the tow vehicle by the limit that the search used: %s", (search, name) => {
  const own = ownTowVehicle(["bunk van", search], null);
  expect([nameOf(own), own?.isFromSearch]).toEqual([name, name === null ? undefined : true]);
});

test("[3.3.3] a chosen vehicle is known on the next caravan's page, until a search names another", () => {
  const hilux = "caravan I can tow with a Hilux";
  const choice = { name: "Toyota HiLux (2021 on)", search: hilux };
  expect(ownTowVehicle([hilux], choice)).toMatchObject({ rating: { from: 2021 }, isFromSearch: false });
  expect(ownTowVehicle(["sleeps 4", hilux], choice)).toMatchObject({ rating: { from: 2021 } });
  const searches = ["caravan for my Ranger", hilux];
  expect(nameOf(ownTowVehicle(searches, choice))).toBe("Ford Ranger (2015 on)");
  const none = { name: null, search: "caravan for my Ranger" };
  expect(ownTowVehicle(searches, none)).toBeNull();
});

test("[3.3.3] a name that is no longer in the list is nobody's vehicle", () => {
  expect(ownTowVehicle([], { name: "Saab 900 (1990 on)", search: null })).toBeNull();
  expect(ownTowVehicle([], null)).toBeNull();
});
