import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "#search-engine/testing/fuzz.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

// The shortcut: a browser fetches a page before its visitor opens it, and shows that. The long way: opening the page.
// The two servers differ in nothing else, so neither answers from what the other kept.

const cars = ["a", "b", "c"].map((id, at) => aCar({ id, price: 20_000 + at * 1000 }));
type App = Awaited<ReturnType<typeof createTestApp>>;
let ahead: App;
let opened: App;
beforeAll(async () => {
  [ahead, opened] = [await createTestApp(cars), await createTestApp(cars)];
}, 300_000);
afterAll(() => Promise.all([ahead.close(), opened.close()]));

const path = fc.oneof(
  fc.constantFrom("/", "/search", "/search/used-cars", "/search?page=2", "/search?make=Toyota&utm_source=mail"),
  fc.constantFrom("/cars/car-a", "/cars/gone", "/contact", "/dealerships", "/enquire/general", "/nothing", "/specials"),
);
const prefetching = fc.constantFrom("prefetch", "prefetch;prerender", "prefetch;anonymous-client-ip");

async function answerOf(app: App, address: string, headers: Record<string, string>) {
  const response = await app.get(`http://first-site.localhost:3000${address}`, { headers, redirect: "manual" });
  const names = ["content-type", "cache-control", "location", "etag", "content-security-policy", "vary"];
  return [response.status, names.map((name) => response.headers.get(name)), await response.text()];
}

test("[8] a page that a browser fetches ahead is the page that its visitor would open", async () => {
  await fc.assert(
    fc.asyncProperty(path, prefetching, async (address, purpose) => {
      const [fetched, page] = await Promise.all([
        answerOf(ahead, address, { "sec-purpose": purpose }),
        answerOf(opened, address, {}),
      ]);
      expect(fetched).toEqual(page);
    }),
    fuzz(1 / 25),
  );
});
