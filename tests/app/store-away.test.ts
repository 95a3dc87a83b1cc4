import { afterAll, beforeAll, expect, test } from "vitest";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { errorFrom, faultOf } from "#server/platform/threads/fault.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([aCar({ id: "c1" })]);
  await app.store.close();
});
afterAll(() => app.close());

test("a page that cannot be made without the store is refused for a moment, not failed", async () => {
  const answer = await app.get("http://first-site.localhost:3000/", { headers: { accept: "text/html" } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.text()).toMatch(/http-equiv="refresh".*cannot be shown just now/su);
});

test("an error of the store keeps its kind on the way out of a render thread", () => {
  const carried = errorFrom(faultOf(new StoreError("unavailable", "The database does not answer.")));
  expect(carried).toBeInstanceOf(StoreError);
  expect(carried).toMatchObject({ kind: "unavailable", message: "The database does not answer." });
});
