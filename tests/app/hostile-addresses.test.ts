import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

// Addresses that nobody would request in good faith. Each is a page of the site or none, never a server error.

const site = "http://first-site.localhost";
let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "a1" })]);
});
afterAll(() => app.close());

/** Members that every object inherits, but no table of ours has. */
const inborn = ["__proto__", "constructor", "toString", "valueOf", "hasOwnProperty"];
const statusOf = async (path: string, init?: RequestInit) => (await app.get(`${site}${path}`, init)).status;

describe("[8.2.2] names that every object answers to name nothing here", () => {
  test.each(inborn)("%s", async (word) => {
    const none = [
      `/brands/${word}`,
      `/cars/car-a1/${word}`,
      `/enquire/${word}`,
      `/search/${word}`,
      `/search/used-cars/${word}`,
      `/contact-us/${word}`,
      `/${word}`,
    ];
    for (const path of none) expect([path, await statusOf(path)]).toEqual([path, 404]);
    const harmless = [
      `/search?make=${word}`,
      `/search?colour=${word}`,
      `/search?price_range=${word}`,
      `/search?query=${word}`,
      `/success?category=${word}`,
      `/favourites?ids=${word}`,
    ];
    for (const path of harmless) {
      const page = await app.get(`${site}${path}`);
      expect([path, page.status]).toEqual([path, 200]);
      expect(await page.text()).not.toContain("[native code]");
    }
  });
});

describe("[8.2.2] odd spellings of an address", () => {
  test("two slashes at the start are no other host: neither the page nor where it leads is a stranger's", async () => {
    for (const path of ["//evil.example/", "//evil.example/search", "//a//evil.example/search/toyota?colour=White"]) {
      const page = await app.get(`${site}${path}`);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.headers.get("location")).toBeNull();
    }
    expect(await statusOf("//")).toBe(200);
    expect(await statusOf("//[")).toBe(404);
  });

  test("half an escape is a page that is not there, and says nothing in the log", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    for (const path of ["/search/%", "/cars/%ff", "/cars/%c0%ae%c0%ae", "/%", "/contact-us/%E0%A4%A"]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
      expect([path, await statusOf(path, { method: "POST" })]).toEqual([path, 405]);
    }
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  test("line breaks in a parameter stay escaped where a redirect keeps it", async () => {
    const { headers } = await app.get(`${site}/search/used?utm_source=%0d%0aSet-Cookie:%20a=b`);
    expect(headers.get("location")).toBe("/search/used-cars?utm_source=%0D%0ASet-Cookie%3A+a%3Db");
    expect(headers.get("set-cookie")).toBeNull();
  });
});

describe("[6.1.1, 18.1.1] what a visitor sends beside the address changes no page that others get", () => {
  test.each([
    ["x-forwarded-host", "evil.example"],
    ["x-forwarded-proto", "https"],
    ["x-forwarded-prefix", "/evil"],
    ["x-original-url", "/contact"],
    ["x-rewrite-url", "/contact"],
    ["x-http-method-override", "POST"],
    ["forwarded", "host=evil.example"],
    ["accept", "application/json"],
    ["origin", "https://evil.example"],
    ["range", "bytes=0-10"],
  ])("%s: %s", async (name, value) => {
    // An address that nobody has requested: the first request is the one that could poison it.
    const path = `${site}/favourites?ids=${name}`;
    const theirs = await (await app.get(path, { headers: { [name]: value } }, "203.0.113.9")).text();
    expect(theirs).not.toContain("favourites");
    const first = await app.get(path, { headers: { [name]: value } });
    const next = await app.get(path);
    expect([first.status, next.headers.get("server-timing")]).toEqual([200, "cache;desc=hit"]);
    const text = await next.text();
    expect(text).toBe(await first.text());
    expect(text).not.toContain("evil");
  });
});
