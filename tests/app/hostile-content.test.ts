import { XMLValidator } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

// A manipulated feed: whatever its cars are called, it is shown as text.

const site = "http://first-site.localhost";
const evil = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>]]>&`;
/** For fields of at most forty characters. */
const short = `</script><script>alert(1)</script>`;
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([
    aCar({
      id: "a1",
      name: evil,
      make: short,
      model: short,
      badge: short,
      series: short,
      stocknum: short,
      colour: short,
      description: evil,
      price_type: short,
      tag: short,
      simple_body: short,
      simple_fuel: short,
      features: [evil],
      created_at: "2026-03-09T00:00:00Z",
    }),
  ]);
});
afterAll(() => app.close());

test.each([
  "/",
  "/search",
  "/search?query=corolla",
  "/search?colour=x",
  "/cars/car-a1",
  "/cars/car-a1/enquire",
  "/favourites?ids=a1",
])("[8.2.3] %s shows what a feed says as text, and runs nothing of it", async (path) => {
  const page = await app.get(`${site}${path}`);
  expect([200, 202, 308]).toContain(page.status);
  const text = await page.text();
  const isHtml = page.headers.get("content-type")?.startsWith("text/html") ?? false;
  const html = isHtml ? text : "";
  expect(html).not.toMatch(/<script>alert\(1\)|<img src=x/);
  for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) JSON.parse(json);
  // A browser must not interpret data as HTML.
  expect(isHtml || page.headers.get("x-content-type-options") === "nosniff").toBe(true);
});

test.each(["/search.data", "/cars/car-a1.data", "/_.data"])("%s is no page, and tells nothing of one", async (path) => {
  const page = await app.get(`${site}${path}`);
  expect(page.status).toBe(404);
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);
});

test("[8.2.3] documents for machines stay well formed", async () => {
  const index = await (await app.get(`${site}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>http:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
  expect(files.length).toBeGreaterThan(0);
  for (const path of ["/sitemap.xml", ...files, "/new-arrivals.xml"]) {
    const text = await (await app.get(`${site}${path}`)).text();
    expect([path, XMLValidator.validate(text)]).toEqual([path, true]);
    expect(text).not.toContain("<script>");
  }
});
