import { expect, test } from "vitest";
import { carWords, inWords } from "./vehicle-words.ts";

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
