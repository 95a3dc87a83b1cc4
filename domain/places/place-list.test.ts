import { expect, test } from "vitest";
import { PlaceList } from "./place-list.ts";

const list = new PlaceList(`
cairns||QLD|-16.919|145.741|153
mountisa|Mount Isa|QLD|-20.724|139.497|23
oconnor|O'Connor|ACT|-35.263|149.121|5
paramatta||SA|-34.046|137.628|
parramatta||NSW|-33.814|151.003|27
richmond||NSW|-33.600|150.750|6
richmond||QLD|-20.732|143.144|
richmond||VIC|-37.823|144.998|28
stives|St Ives|NSW|-33.731|151.159|17
`);
const states = (key: string) => list.placesNamed(key).map(({ state }) => state);

test("[7.6.3] a place has its name, state, coordinates and size", () => {
  expect(list.placesNamed("oconnor")).toEqual([
    { name: "O'Connor", state: "ACT", lat: -35.263, long: 149.121, weight: 5 },
  ]);
  expect(list.placesNamed("cairns")[0]?.name).toBe("Cairns");
});

test("[7.6.3] of places with one name, the largest comes first", () => {
  expect(states("richmond")).toEqual(["VIC", "NSW", "QLD"]);
});

test.each([
  ["saintives", ["NSW"]],
  ["mtisa", ["QLD"]],
  ["rich", []],
  ["", []],
  ["|", []],
  [".*", []],
])("[7.6.3] %j is found in %j", (key, expected) => {
  expect(states(key)).toEqual(expected);
});

test.each([
  ["richmnod", ["VIC", "NSW", "QLD"]],
  ["parramata", ["NSW"]],
  ["parmatta", ["NSW"]],
  ["paramata", ["NSW"]],
  // Five letters differ too easily.
  ["carns", []],
  ["brisbane", []],
])("[7.6.3] the misspelt %s is in %j", (key, expected) => {
  expect(list.guessPlace(key).map(({ state }) => state)).toEqual(expected);
});
