import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";

const day = 86_400_000;
const soldDaysAgo = (days: number) => ({ sold: true, sold_date_timestamp: testNow.getTime() - days * day });

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([
    aCar({ id: "here" }),
    aCar({ id: "fresh", status: "in_stock", ...soldDaysAgo(1) }),
    aCar({ id: "old", status: "in_stock", ...soldDaysAgo(10) }),
    aCar({ id: "old-status", status: "sold", ...soldDaysAgo(10) }),
  ]);
});
afterAll(() => app.close());

const statusOf = async (id: string) => (await app.get(`http://first-site.localhost/cars/car-${id}`)).status;

test("[4.1.4] a car marked sold answers 200 within its window and 410 after it, whatever its status says", async () => {
  expect(await statusOf("here")).toBe(200);
  expect(await statusOf("fresh")).toBe(200);
  expect(await statusOf("old")).toBe(410);
  expect(await statusOf("old-status")).toBe(410);
  expect(await statusOf("nobody")).toBe(404);
});
