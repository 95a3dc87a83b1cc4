import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

const post = (body: string) => app.get("http://first-site.localhost/api/events", { method: "POST", body });
const event = { name: "favourite", event_id: 39, page: "/cars/x", at: 1, details: { car_id: "a1" } };

test("[7.4.3, 9] a batch of events is kept for its own site", async () => {
  expect((await post(JSON.stringify({ events: [event, event] }))).status).toBe(204);
});
test.each([
  ["not JSON", "{", 400],
  ["an unknown event", JSON.stringify({ events: [{ ...event, name: "sale" }] }), 400],
  ["too many", JSON.stringify({ events: Array.from({ length: 51 }, () => event) }), 400],
  ["too large", JSON.stringify({ events: [{ ...event, page: "x".repeat(40_000) }] }), 413],
])("[7] %s is refused with a sentence", async (_what, body, status) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(((await response.json()) as { error: string }).error).toMatch(/events/);
});
