import { expect, test } from "vitest";
import { arrangeSaved, arrangeShared, savedUrl } from "./arrange-saved.ts";

const list = (ids: string) => ids.split("");

test.each([
  ["nothing saved", "", "", "", ""],
  ["one car has nothing to stand beside", "a", "", "", "a"],
  ["saved cars are compared, the latest first", "abc", "", "cba", ""],
  ["four at most, the rest as cards", "abcdef", "", "fedc", "ba"],
  ["ticked cars come first and alone", "abcde", "bd", "bd", "eca"],
  ["one ticked car is joined by the latest saved ones", "abcde", "b", "bedc", "a"],
  ["a ticked car need not be saved", "ab", "xy", "xy", "ba"],
  ["a single ticked car", "", "x", "", "x"],
])("[4.8] %s", (_what, favourites, ticked, compared, others) => {
  const view = arrangeSaved(list(favourites), list(ticked));
  expect([view.compared.join(""), view.others.join("")]).toEqual([compared, others]);
});

test.each([
  ["abc", "", "abc", ""],
  ["abcdef", "", "abcd", "ef"],
  ["ab", "bcd", "ab", "cd"],
  ["a", "", "", "a"],
  ["", "cd", "", "cd"],
])("[2.1] an address with ids=%s and saved=%s", (ids, saved, compared, others) => {
  const view = arrangeShared(list(ids), list(saved));
  expect([view.compared.join(""), view.others.join("")]).toEqual([compared, others]);
});

test("[2.1.17] addresses name the cars and nothing else", () => {
  expect(savedUrl("/compare", [])).toBe("/compare");
  expect(savedUrl("/compare", ["a", "b"])).toBe("/compare?ids=a,b");
  expect(savedUrl("/my-garage", ["a", "b"], ["c"])).toBe("/my-garage?ids=a,b&saved=c");
  expect(savedUrl("/my-garage", [], ["c"])).toBe("/my-garage?saved=c");
});
