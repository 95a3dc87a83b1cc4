import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

const site = "http://first-site.localhost";
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "a1" })]);
});
afterAll(() => app.close());

const leadsTo = async (path: string, init?: RequestInit) => {
  const { status, headers } = await app.get(`${site}${path}`, init);
  return [status, headers.get("location")];
};

test.each([
  ["/cars/car-a1/", "/cars/car-a1"],
  ["/cars/car-a1//", "/cars/car-a1"],
  ["/cars/car-a1/enquire/", "/cars/car-a1/enquire"],
  ["/contact/", "/contact"],
  ["/contact-us/first-yard/", "/contact-us/first-yard"],
  ["/privacy-policy/", "/privacy-policy"],
  ["/success/?category=x", "/success?category=x"],
  ["/sitemap.xml/", "/sitemap.xml"],
  ["/cars/car-a1/?utm_source=a%20b&gclid=1", "/cars/car-a1?utm_source=a%20b&gclid=1"],
])("[2.1.18] %s leads to the same page without the slash", async (path, target) => {
  expect(await leadsTo(path)).toEqual([308, target]);
  expect(await leadsTo(path, { method: "HEAD" })).toEqual([308, target]);
  expect((await leadsTo(target))[0]).toBe(200);
});

test("[2.1.18] the home page is a slash, and stays", async () => {
  expect(await leadsTo("/")).toEqual([200, null]);
  expect(await leadsTo("/?utm_source=a")).toEqual([200, null]);
});

test("[2.1.18, 2.2.10] a search leads to its one address immediately", async () => {
  expect(await leadsTo("/search/Toyota/")).toEqual([308, "/search/toyota"]);
});

test.each(["//evil.example/", "/\\evil.example/", "//"])("[2.1.18, 8.2.2] %s leads to no other host", async (path) => {
  expect((await leadsTo(path))[1]).toBeNull();
});
