import { expect, test } from "vitest";
import { lastSearch } from "./last-search.ts";
import { keptSearch } from "./note-search.ts";

const day = 24 * 60 * 60 * 1000;

test("[2.3.76] the last search is kept for a day", () => {
  const url = "/search/suv?price=,45000&typed=suv+under+45k";
  expect(lastSearch(null, 0)).toBeNull();
  expect(lastSearch(keptSearch(url, 5), day)).toBe(url);
  expect(lastSearch(keptSearch(url, 5), day + 5)).toBeNull();
});

test("[2.3.76] only a path of the site, and of a bounded length, is kept", () => {
  expect(keptSearch(`/search?query=${"x".repeat(1000)}`, 0)).toBeNull();
  for (const bad of [
    "1 //elsewhere.example",
    "1 /\\elsewhere.example",
    "1 https://elsewhere.example",
    "x /search",
    "",
  ]) {
    expect(lastSearch(bad, 2)).toBeNull();
  }
});
