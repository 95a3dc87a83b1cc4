import { expect, test } from "vitest";
import { keepSearch, lastSearch } from "./last-search.ts";

const day = 24 * 60 * 60 * 1000;

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    kept,
  };
}

test("[2.3.76] the last search is kept for a day", () => {
  const storage = memory();
  expect(lastSearch(storage, 0)).toBeNull();
  keepSearch(storage, "/search/suv?price=,45000&typed=suv+under+45k", 5);
  expect(lastSearch(storage, day)).toBe("/search/suv?price=,45000&typed=suv+under+45k");
  expect(lastSearch(storage, day + 5)).toBeNull();
});

test("[2.3.76] only a path of the site, and of a bounded length, is kept", () => {
  const storage = memory();
  keepSearch(storage, `/search?query=${"x".repeat(1000)}`, 0);
  expect(storage.kept.size).toBe(0);
  for (const bad of [
    "1 //elsewhere.example",
    "1 /\\elsewhere.example",
    "1 https://elsewhere.example",
    "x /search",
    "",
  ]) {
    storage.setItem("forecourt.last-search", bad);
    expect(lastSearch(storage, 2)).toBeNull();
  }
});
