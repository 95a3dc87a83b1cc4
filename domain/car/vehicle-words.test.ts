import { expect, test } from "vitest";
import { tradeInPath } from "./trade-in-link.ts";
import { carWords, inWords, offeredAs, saysCars, wordsFor } from "./vehicle-words.ts";

const bikes = { one: "bike", many: "bikes", test_drive: "test ride" };
const ebikes = { one: "e-bike", many: "e-bikes", test_drive: "outing" };

test.each([
  ["Enquire about this {vehicle}", "Enquire about this bike", "Enquire about this car"],
  ["Compare {Vehicles}", "Compare Bikes", "Compare Cars"],
  ["Reserve {Vehicle} Now", "Reserve Bike Now", "Reserve Car Now"],
  ["{vehicles} and the {vehicle}’s keys", "bikes and the bike’s keys", "cars and the car’s keys"],
  ["Book {a Test Drive}", "Book a Test Ride", "Book a Test Drive"],
  ["{Test drive}", "Test ride", "Test drive"],
  ["{test drives} by appointment", "test rides by appointment", "test drives by appointment"],
])("[10.5.1] a site's own words stand where the platform names what it sells: %s", (text, ofBikes, ofCars) => {
  expect(inWords(text, bikes)).toBe(ofBikes);
  expect(inWords(text, carWords)).toBe(ofCars);
});

test.each([
  "A car, cars and a test drive",
  "/search/used-cars",
  "{{vehicle}} is a fact of a page",
  "{count} {name}",
  "{}",
  "{ vehicle }",
])("[10.5.1] what no placeholder names stays as it is written: %s", (text) => expect(inWords(text, bikes)).toBe(text));

test("[10.5.1] the article follows the word", () => {
  const text = "Find {a vehicle}. {A vehicle}. Book {a test drive}.";
  expect(inWords(text, ebikes)).toBe("Find an e-bike. An e-bike. Book an outing.");
  expect(inWords(text, bikes)).toBe("Find a bike. A bike. Book a test ride.");
});

test("[10.5.1] a word that starts with a digit keeps its letters", () => {
  expect(inWords("{Vehicles}", { ...bikes, many: "4x4s" })).toBe("4x4s");
});

test("[2.3.14] only a caravan is tried in the words for caravans", () => {
  const both = { ...carWords, caravan_test_drive: "walk-through" };
  const trialOf = (vehicle: { item_type?: string } | null | undefined, words = both) =>
    wordsFor(vehicle, words).test_drive;
  expect(trialOf({ item_type: "caravan" })).toBe("walk-through");
  for (const other of [{ item_type: "car" }, {}, null, undefined]) expect(trialOf(other)).toBe("test drive");
  expect(wordsFor({ item_type: "caravan" }, bikes)).toEqual(bikes);
  expect(wordsFor({ item_type: "caravan" }, both).many).toBe("cars");
});

test("[10.5.3] vehicles are for sale unless the site says otherwise", () => {
  expect(offeredAs(carWords)).toBe("for sale");
  expect(offeredAs({ ...carWords, for_sale: "by the week" })).toBe("by the week");
});

test("[10.5.1] a site has the usual words only where all of them are", () => {
  expect(saysCars({ ...carWords, for_sale: "by the week" })).toBe(true);
  for (const own of [{ one: "ute" }, { many: "utes" }, { test_drive: "test ride" }])
    expect(saysCars({ ...carWords, ...own })).toBe(false);
});

test("[2.1] the trade-in form has one address, and names the vehicle that it is for", () => {
  expect(tradeInPath(null)).toBe("/cars/trade-in");
  expect(tradeInPath("a b&c")).toBe("/cars/trade-in?car_id=a+b%26c");
});
