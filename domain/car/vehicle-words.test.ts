import { expect, test } from "vitest";
import { carWords, inWords } from "./vehicle-words.ts";

const bikes = { one: "bike", many: "bikes", test_drive: "test ride" };
const ebikes = { one: "e-bike", many: "e-bikes", test_drive: "outing" };

test.each([
  ["Enquire about this car", "Enquire about this bike"],
  ["Compare Cars", "Compare Bikes"],
  ["Reserve Car Now", "Reserve Bike Now"],
  ["cars, cars and the car’s keys", "bikes, bikes and the bike’s keys"],
  ["Book a Test Drive", "Book a Test Ride"],
  ["Test drive", "Test ride"],
  ["test drives by appointment", "test rides by appointment"],
])("[10.5.1] a site's own words stand where the platform says car: %s", (text, said) => {
  expect(inWords(text, bikes)).toBe(said);
  expect(inWords(text, carWords)).toBe(text);
});

test.each([
  "/search/used-cars",
  "[All](/cars/a-b)",
  "/sell-my-car",
  "careers",
  "caravan",
  "scar",
  "car-clarity",
  "test-drive",
])("addresses and longer words stay: %s", (text) => expect(inWords(text, bikes)).toBe(text));

test("the article follows the word", () => {
  expect(inWords("Find a car. A car. Book a test drive.", ebikes)).toBe("Find an e-bike. An e-bike. Book an outing.");
  expect(inWords("Find a car", bikes)).toBe("Find a bike");
});
