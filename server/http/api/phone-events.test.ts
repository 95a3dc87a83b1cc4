import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  app = await createTestApp([
    aCar({ id: "ours" }),
    aCar({ id: "theirs", dealership_id: "second", location_id: "second-yard" }),
  ]);
});
afterAll(() => app.close());

const event = { car_id: "ours", dealership_id: "first", website_id: "first-site" };
const post = (kind: string, body: unknown, headers: Record<string, string> = {}) =>
  app.get(`http://first-site.localhost/api/events/${kind}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers,
  });
const storedEvents = async () =>
  (await app.store.forSite({ slug: "first-site", dealershipIds: ["first"] }).events.recent(50)).map(
    ({ kind, document }) => ({ kind, document }),
  );

describe.each(["phone_reveal", "car_phone_call"])("[4.6] %s", (kind) => {
  test("[7.4.2] is kept for the site", async () => {
    const before = (await storedEvents()).length;
    const answer = await post(kind, event);
    // A reveal returns the number.
    const expected = { phone_reveal: '200 {"phone":"03 5550 1200"}', car_phone_call: "204 " }[kind];
    expect(`${answer.status} ${await answer.text()}`).toBe(expected);
    const after = await storedEvents();
    expect(after).toHaveLength(before + 1);
    expect(after).toContainEqual({ kind, document: event });
  });
  test.each([
    ["a car that nobody has", { ...event, car_id: "nobody" }, 404],
    ["a car of another site", { ...event, car_id: "theirs", dealership_id: "second" }, 404],
    ["a car under another dealership", { ...event, dealership_id: "second" }, 404],
    ["a car under another site's name", { ...event, website_id: "second-site" }, 404],
    ["a field too few", { car_id: "ours" }, 400],
    ["a field too many", { ...event, email: "a@b.example" }, 400],
    ["no JSON", "{", 400],
    ["far too much", { ...event, car_id: "x".repeat(5000) }, 413],
  ])("for %s is refused with a sentence, and nothing is kept", async (_what, body, status) => {
    const before = await storedEvents();
    const response = await post(kind, body);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { error: string }).error).toMatch(/^[A-Z].+\.$/);
    expect(await storedEvents()).toEqual(before);
  });
  test("from a page of another site is refused", async () => {
    expect((await post(kind, event, { Origin: "http://elsewhere.example" })).status).toBe(403);
  });
});
