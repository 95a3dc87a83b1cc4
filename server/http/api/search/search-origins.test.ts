import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSearchApp } from "#tests/support/search-app.ts";
import { searchCars } from "#tests/support/search-cars.ts";

const first = "http://first-site.localhost/api/search";

let app: Awaited<ReturnType<typeof createSearchApp>>;
beforeAll(async () => void (app = await createSearchApp(searchCars(20))));
afterAll(() => app.close());

describe("other origins", () => {
  const preflight = (origin: string) =>
    app.get(`${first}/multi-search`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,x-meilisearch-client",
      },
    });

  test.each(["http://www.first.example", "http://first.example", "http://first-site.localhost"])(
    "[7.1.11] a page of the site at %s may ask",
    async (origin) => {
      const answer = await preflight(origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
      expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
      expect(answer.headers.get("access-control-allow-headers")).toMatch(/Authorization.*Content-Type.*X-Meilisearch/);
      const found = await app.post("/indexes/cars/search", {}, { origin });
      expect(found.headers.get("access-control-allow-origin")).toBe(origin);
      expect(found.headers.get("vary")).toMatch(/Origin/i);
      const refused = await app.post("/indexes/bikes/search", {}, { origin });
      expect(refused.headers.get("access-control-allow-origin")).toBe(origin);
    },
  );

  test.each([
    "http://www.second.example",
    "https://www.first.example:8443",
    "http://first-site.localhost:3000",
    "https://evil.example",
    "https://www.first.example.evil.example",
    "null",
  ])("[7.1.11] %s may not", async (origin) => {
    expect((await preflight(origin)).headers.get("access-control-allow-origin")).toBeNull();
    const answer = await app.post("/indexes/cars/search", {}, { origin });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });
});
