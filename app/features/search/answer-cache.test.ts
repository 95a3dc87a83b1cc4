import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

let cache: AnswerCache<string>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  cache = new AnswerCache();
});
afterEach(() => vi.useRealTimers());

test("[4.9.1] a query seen before is answered from memory", () => {
  cache.keep("/search/suv?page=2", "seen", "1");
  expect(cache.get("/search/suv?page=2")).toBe("seen");
  expect(cache.get("/search/suv")).toBeNull();
});

test("[4.9.1, 9.1.3] the oldest of 50 entries is dropped for the next", () => {
  for (let page = 1; page <= 51; page++) cache.keep(`/search?page=${page}`, String(page), "1");
  expect(cache.get("/search?page=1")).toBeNull();
  expect(cache.get("/search?page=2")).toBe("2");
});

test("an answer of a newer version of site or stock lets all older ones go", () => {
  cache.keep("/search", "old", "1");
  cache.keep("/search/suv", "new", "2");
  expect(cache.get("/search")).toBeNull();
});

test("after five minutes a query is asked again", () => {
  cache.keep("/search", "old", "1");
  vi.setSystemTime(5 * 60_000);
  expect(cache.get("/search")).toBeNull();
});
