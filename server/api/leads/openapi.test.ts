import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

test("[7.2.10] the lead calls are described for programs and for people", async () => {
  const described = (await (await app.get("http://first-site.localhost/api/openapi.json")).json()) as { paths: object };
  const page = await app.get("http://first-site.localhost/api/docs");
  const text = await page.text();
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(Object.keys(described.paths)).toContain("/api/leads/{lead_id}");
  for (const path of Object.keys(described.paths)) expect(text).toContain(path);
});
