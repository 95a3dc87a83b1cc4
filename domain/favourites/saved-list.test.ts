import { describe, expect, test } from "vitest";
import { parseSaved, readIds, restoreCar, type SavedCar, toggleCar, withoutCar } from "./saved-list.ts";

const car = (id: string): SavedCar => ({ id, slug: id, name: `Car ${id}`, picture: null });
const cars = (ids: string) => ids.split("").map(car);
const ids = (list: readonly SavedCar[]) => list.map(({ id }) => id).join("");

describe("[4.8] toggling", () => {
  test.each([
    ["", "a", 4, "a"],
    ["ab", "c", 4, "abc"],
    ["abc", "b", 4, "ac"],
    ["abcd", "e", 4, "bcde"],
  ])("[4.8.5] %j with %s, at most %i: %j", (before, id, most, after) => {
    expect(ids(toggleCar(cars(before), car(id), most))).toBe(after);
  });
});

test("[4.8.3] an undone removal puts the car back where it stood", () => {
  const removed = withoutCar(cars("abc"), "b");
  expect(ids(removed)).toBe("ac");
  expect(ids(restoreCar(removed, car("b"), 1))).toBe("abc");
});
test("a car that another tab has saved again is not there twice", () => {
  expect(ids(restoreCar(cars("abc"), car("b"), 0))).toBe("abc");
});

test.each([null, "", "{", "null", "7", '"a"', '[null, {"id": 1}, "x"]', '[{"id":"A B","slug":"x","name":"x"}]'])(
  "rubbish in the storage (%s) reads as nothing saved",
  (text) => expect(parseSaved(text)).toEqual([]),
);
test("what was saved is read back", () => expect(parseSaved(JSON.stringify(cars("ab")))).toEqual(cars("ab")));

test.each([
  [null, []],
  ["", []],
  ["a,b,a", ["a", "b"]],
  ["hcm-1,<script>,B,hcm-2", ["hcm-1", "hcm-2"]],
  [",,a,", ["a"]],
])("[2.1] ids=%s asks for %j", (text, expected) => expect(readIds(text)).toEqual(expected));
test("an address cannot ask for any number of cars", () => {
  expect(readIds(Array.from({ length: 500 }, (_, index) => `c${index}`).join(","))).toHaveLength(60);
});
