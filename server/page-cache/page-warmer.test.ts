import { afterAll, beforeAll, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "c1" })], { warmsPages: true });
});
afterAll(() => app.close());

const get = async (path: string) => {
  const answer = await app.get(`http://first-site.localhost:3000${path}`);
  return { found: answer.headers.get("server-timing"), text: await answer.text() };
};
const change = async (id: string, make: string) => {
  await app.store.operator.stock.put([carSchema.parse(aCar({ id, make, name: `2021 ${make}` }))]);
  await app.registry.refresh();
};

test("[18.1.10] after a change of stock, pages that people open are there before the next one asks", async () => {
  for (const path of ["/search", "/search", "/search", "/robots.txt", "/robots.txt", "/about", "/search?page=1"]) {
    await get(path);
  }
  const before = app.renders();
  await change("c2", "Kia");
  await expect.poll(() => app.renders()).toBeGreaterThan(before);
  await expect.poll(async () => (await get("/search")).found).toBe("cache;desc=hit");
  expect((await get("/search")).text).toContain("Kia");
  // The page that was opened once is not made again, nor is a document for machines.
  expect(app.renders()).toBe(before + 1);
  expect((await get("/robots.txt")).text).toContain("Sitemap");
});

test("[18.1.10] a visitor who asks meanwhile shares the render", async () => {
  await expect.poll(async () => (await get("/search")).found).toBe("cache;desc=hit");
  const before = app.renders();
  await change("c3", "Seat");
  const answers = await Promise.all([get("/search"), get("/search")]);
  expect(answers.every(({ text }) => text.includes("Seat"))).toBe(true);
  expect(app.renders()).toBe(before + 1);
});
