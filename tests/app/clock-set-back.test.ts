import { afterAll, beforeAll, expect, test } from "vitest";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
let now = testNow;
const day = 86_400_000;
beforeAll(async () => {
  const sold = { status: "sold" as const, sold: true, sold_date_timestamp: testNow.getTime() - day };
  app = await createTestApp([aCar({ id: "a1" }), aCar({ id: "gone", slug: "just-sold", ...sold })], {
    clock: () => now,
  });
});
afterAll(() => app.close());

const listing = async () => (await app.get("http://first-site.localhost/search")).text();
const page = async () => (await app.get("http://first-site.localhost/cars/just-sold")).status;

test("[4.1.5] a clock that was ahead and is set back shows again what it had hidden", async () => {
  expect([(await listing()).includes("just-sold"), await page()]).toEqual([true, 200]);
  now = new Date(testNow.getTime() + 3650 * day);
  expect([(await listing()).includes("just-sold"), await page()]).toEqual([false, 410]);
  now = testNow;
  expect([(await listing()).includes("just-sold"), await page()]).toEqual([true, 200]);
});
