import { afterAll, beforeAll, expect, test } from "vitest";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([], { build: noPages });
});
afterAll(() => app.close());
const call = async (method: string, path: string) => {
  const answer = await app.get(`http://first-site.localhost${path}`, { method });
  const { error } = (await answer.json()) as { error: string };
  return [answer.status, answer.headers.get("allow"), error];
};

test.each([
  ["DELETE", "/api/events/phone_reveal", "POST"],
  ["POST", "/api/geocode", "GET"],
  ["GET", "/api/reservations", "POST"],
  ["PATCH", "/api/cars/a1/finance-disclaimer", "GET"],
])("[7.4.7, 8] %s %s says how it is called", async (method, path, allow) => {
  expect(await call(method, path)).toEqual([405, allow, `This is called with ${allow.replace(", ", " or ")}.`]);
});

test("[7.4.7, 8] what is at no address is not there, however it is called", async () => {
  for (const path of ["/api/nothing", "/api/cars/a1", "/api/reservations/a/b/c", "/api/%ff", "/api/__proto__"]) {
    for (const method of ["GET", "POST"])
      expect(await call(method, path)).toEqual([404, null, "There is no such call."]);
  }
});
