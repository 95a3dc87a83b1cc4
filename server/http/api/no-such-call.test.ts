import { afterAll, beforeAll, expect, test } from "vitest";
import { describeCalls } from "./description/description.ts";
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

const described = Object.entries(describeCalls().paths).filter(([path]) => path.startsWith("/api/"));
const everyMethod = ["GET", "POST", "PUT", "PATCH", "DELETE"];

test.each(described)(
  "[7.4.7] %s answers another method with 405 and those that it has, on every site",
  async (path, has) => {
    const allowed = Object.keys(has).map((method) => method.toUpperCase());
    for (const site of ["first-site", "second-site"]) {
      for (const method of everyMethod.filter((one) => !allowed.includes(one))) {
        const url = `http://${site}.localhost${path.replaceAll(/\{\w+\}/g, "a1")}`;
        const answer = await app.get(url, { method });
        expect([method, answer.status, answer.headers.get("allow")]).toEqual([
          method,
          405,
          allowed.toSorted().join(", "),
        ]);
        expect(JSON.stringify(await answer.json())).toContain(
          `This is called with ${allowed.toSorted().join(" or ")}.`,
        );
      }
    }
  },
);

test("[7.4.7, 7.1.11] pages of other origins still learn what the search service takes, and HEAD is a GET", async () => {
  const at = (path: string, method: string) => app.get(`http://first-site.localhost/api/search${path}`, { method });
  expect((await at("/multi-search", "OPTIONS")).status).toBe(204);
  expect((await at("/health", "HEAD")).status).toBe(200);
});

test("[7.1.1, 7.4.7] the search service refuses in Meilisearch's shape", async () => {
  const answer = await app.get("http://first-site.localhost/api/search/multi-search");
  expect(await answer.json()).toMatchObject({ code: "method_not_allowed", type: "invalid_request" });
  const unknown = await app.get("http://first-site.localhost/api/search/nothing");
  expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: "not_found" }]);
});
