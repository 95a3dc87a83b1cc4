import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "b1", dealership_id: "second", location_id: "second-yard" })]);
});
afterAll(() => app.close());
const get = (path: string, site = "second-site") => app.get(`http://${site}.localhost${path}`);
const leads = async (path: string) => {
  const { status, headers } = await get(path);
  return `${status} ${headers.get("location")}`;
};

test("[10.8.1] an old address leads to its new one and keeps its query", async () => {
  expect(await leads("/used-cars-sydney")).toBe("301 /search");
  expect(await leads("/Used-Cars-Sydney/?utm_source=mail")).toBe("301 /search?utm_source=mail");
});
test("[10.8.1] a pattern carries the rest along", async () => {
  expect(await leads("/blog/2019/hello")).toBe("308 https://news.example/2019/hello");
});
test("[10.8.1] what is gone for good says so, in the site's own looks", async () => {
  const response = await get("/winter-sale");
  expect(response.status).toBe(410);
  expect(await response.text()).toContain("Second Site Motors");
  expect(await leads("/winter-sale/")).toBe("308 /winter-sale");
});
test("pages and calls of the site are left alone, and so is every other site", async () => {
  expect((await get("/search")).status).toBe(200);
  expect((await get("/used-cars-sydney", "first-site")).status).toBe(404);
});
