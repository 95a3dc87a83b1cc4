import { afterEach, expect, test } from "vitest";
import { DiskGuard } from "#server/platform/admission/disk-guard.ts";
import type { Platform } from "#server/http/services.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { createTestApp, unlimited } from "#tests/support/test-app.ts";
import { aJpeg, multipart, multipartHeader } from "#tests/support/upload-samples.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function appWith(over: Partial<Platform>) {
  const app = await createTestApp([], { build: noPages, ...over });
  ends.push(() => app.close());
  const event = { name: "favourite", event_id: 39, page: "/cars/x", at: 1, details: {} };
  const send = (count: number, address = "127.0.0.1") => {
    const body = JSON.stringify({ events: Array.from({ length: count }, () => event) });
    return app.get("http://first-site.localhost/api/events", { method: "POST", body }, address);
  };
  const storedEvents = async () => (await app.registry.bySlug("first-site")?.store.events.recent(10_000)) ?? [];
  return { app, send, storedEvents };
}
const limited = (events: number, eventsPerDay = 0) => ({
  load: { ...unlimited, perMinute: { ...unlimited.perMinute, events }, eventsPerDay },
});

test("[8, 19.2.4] one address keeps so many events a minute, and is then told to wait", async () => {
  const { send, storedEvents } = await appWith(limited(100));
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await send(50)).status);
  expect(statuses).toEqual([204, 204, 429, 429]);
  expect(Number((await send(50)).headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send(50, "127.0.0.2")).status).toBe(204);
  expect(await storedEvents()).toHaveLength(150);
});

test("[8, 19.2.4] many addresses at once are sampled, each kept event with its weight, and the site's day has an end", async () => {
  const { send, storedEvents } = await appWith(limited(50, 900));
  const statuses = new Set<number>();
  for (let address = 1; address <= 25; address += 1) statuses.add((await send(50, `127.0.0.${address}`)).status);
  expect(statuses).toEqual(new Set([204, 429]));
  const events = await storedEvents();
  // The first half of the site's minute is stored completely.
  expect(events.length).toBeGreaterThanOrEqual(500);
  expect(events.length).toBeLessThanOrEqual(900);
  const weights = events.map(({ document }) => (document as { weight?: number }).weight ?? 1);
  expect(weights.filter((weight) => weight === 1)).toHaveLength(500);
  expect(weights.every((weight) => weight === 1 || weight === 10)).toBe(true);
});

test.each([
  ["plenty", 1000, 204, 422, 422],
  ["twice the reserve, less a byte", 199, 503, 422, 422],
  ["less than the reserve", 99, 503, 507, 422],
])(
  "[8, 19.2.6] with %s free, events stop first, then files, leads never",
  async (_what, free, events, files, leads) => {
    const disk = new DiskGuard(async () => free, 100);
    const { app, send, storedEvents } = await appWith({ disk });
    expect((await send(1)).status).toBe(events);
    expect(await storedEvents()).toHaveLength(events === 204 ? 1 : 0);
    const lead = JSON.stringify({
      lead: { name: "Ana Ito", phone: "0412345678", email: "a@example.com", message: "x" },
    });
    const post = (path: string, body: BodyInit, type: string) =>
      app.get(`http://first-site.localhost${path}`, { method: "POST", body, headers: { "content-type": type } });
    // 422: accepted and checked; only this site's captcha is missing.
    const form = multipart([
      { name: "lead", body: lead },
      { name: "files", filename: "me.jpg", body: await aJpeg(64, 48) },
    ]);
    expect((await post("/api/leads/with-files", form as Uint8Array<ArrayBuffer>, multipartHeader)).status).toBe(files);
    expect((await post("/api/leads", lead, "application/json")).status).toBe(leads);
  },
);
