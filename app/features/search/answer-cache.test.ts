import fc from "fast-check";
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

// The long way is to ask the server. A browser may show an older answer only as 4.9.1 allows.
test("[4.9.1] a walk of queries, changes and minutes shows what the server says, or said under the latest version seen", () => {
  const query = fc.integer({ min: 0, max: 3 }).map((page) => ({ kind: "ask" as const, page }));
  const step = fc.oneof(
    { weight: 8, arbitrary: query },
    { weight: 1, arbitrary: fc.constant({ kind: "change" as const }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 400_000 }).map((ms) => ({ kind: "wait" as const, ms })) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      vi.setSystemTime(0);
      const walked = new AnswerCache<string>();
      const asked = new Map<string, { at: number; version: number }>();
      let [version, seen] = [1, 1];
      for (const one of steps) {
        if (one.kind === "change") version += 1;
        if (one.kind === "wait") vi.setSystemTime(Date.now() + one.ms);
        if (one.kind !== "ask") continue;
        const url = `/search?page=${one.page}`;
        const known = walked.get(url);
        const last = asked.get(url);
        const shown = known ?? `${url} ${version}`;
        const mayBeOlder = last?.version === seen && Date.now() - last.at < 5 * 60_000;
        expect([`${url} ${version}`, ...(mayBeOlder ? [`${url} ${seen}`] : [])]).toContain(shown);
        if (known !== null) continue;
        walked.keep(url, shown, String(version));
        asked.set(url, { at: Date.now(), version });
        seen = version;
      }
    }),
    { seed: 49, numRuns: 300 },
  );
});
