import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createSearchApp } from "#tests/support/search-app.ts";
import { searchCars } from "#tests/support/search-cars.ts";
import { unlimited } from "#tests/support/test-app.ts";

test("[8] answers are compressed, and an address that asks too much is told when to come back", async () => {
  const load = { ...unlimited, perMinute: { ...unlimited.perMinute, searches: 6 } };
  const app = await createSearchApp(searchCars(20), { load });
  const issued = await app.get("http://first-site.localhost/api/search/token");
  const authorization = `Bearer ${((await issued.json()) as { token: string }).token}`;
  const headers = { authorization, "content-type": "application/json", "accept-encoding": "gzip" };
  const search = (queries: number) => {
    const body = JSON.stringify({ queries: Array.from({ length: queries }, () => ({ indexUid: "cars" })) });
    return app.get("http://first-site.localhost/api/search/multi-search", { method: "POST", body, headers });
  };
  const first = await search(4);
  expect(first.headers.get("content-encoding")).toBe("gzip");
  const bytes = Buffer.from(await first.arrayBuffer());
  const { results } = JSON.parse(gunzipSync(bytes).toString()) as { results: { hits: unknown[] }[] };
  expect(results.map(({ hits }) => hits.length)).toEqual([20, 20, 20, 20]);
  // Each query counts: four are used, and three more exceed the limit.
  const refused = await search(3);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await search(2)).status).toBe(200);
  await app.close();
});
