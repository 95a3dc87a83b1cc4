import { afterAll, beforeAll, expect, test } from "vitest";
import { createOperatorTest, type OperatorTest } from "#tests/support/operator-app.ts";
import { aCar } from "#tests/support/test-app.ts";

let world: OperatorTest;
beforeAll(async () => {
  world = await createOperatorTest([aCar({ id: "a1" })]);
});
afterAll(() => world.close());

test("requests are counted by kind and status, pages by where they came from", async () => {
  const before = await world.metrics();
  const page = "http://www.first.example/";
  for (let times = 0; times < 3; times += 1) expect((await world.get(page, {}, "203.0.113.9")).status).toBe(200);
  expect((await world.get(`${page}nothing/here`, {}, "203.0.113.9")).status).toBe(404);
  expect((await world.get("http://unknown.example/", {}, "203.0.113.9")).status).toBe(404);
  const after = await world.metrics();
  const risen = (series: string) => after.value(series) - before.value(series);
  expect(risen('forecourt_requests_total{route="page",status="2xx"}')).toBe(3);
  expect(risen('forecourt_requests_total{route="page",status="4xx"}')).toBe(2);
  expect(risen('forecourt_page_cache_lookups_total{result="hit"}')).toBe(2);
  expect(risen('forecourt_page_cache_lookups_total{result="miss"}')).toBe(2);
  expect(risen('forecourt_request_duration_seconds_count{route="page"}')).toBe(5);
  expect(risen('forecourt_site_requests_total{site="first-site"}')).toBe(4);
  expect(risen('forecourt_queue_work_seconds_count{queue="pages"}')).toBe(2);
  expect(after.value("forecourt_page_cache_pages")).toBeGreaterThan(0);
});

test("buckets are cumulative and end with the count", async () => {
  await world.get("http://www.first.example/robots.txt", {}, "203.0.113.9");
  const { value } = await world.metrics();
  const counts = ["0.0005", "0.01", "0.1", "1", "10", "+Inf"].map((le) =>
    value(`forecourt_request_duration_seconds_bucket{le="${le}",route="document"}`),
  );
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(value('forecourt_request_duration_seconds_count{route="document"}'));
});

test("searches of pages, calls and typing visitors are timed", async () => {
  const before = await world.metrics();
  const site = "http://first-site.localhost";
  expect((await world.get(`${site}/search`)).status).toBe(200);
  expect((await world.get(`${site}/api/suggestions?q=cor`)).status).toBe(200);
  const after = await world.metrics();
  const count = (kind: string) => `forecourt_search_duration_seconds_count{kind="${kind}"}`;
  expect(after.value(count("page"))).toBeGreaterThan(before.value(count("page")));
  expect(after.value(count("suggestions"))).toBe(before.value(count("suggestions")) + 1);
});

test("leads are counted as taken, or as refused with the reason", async () => {
  const send = (lead: object) =>
    world.get("http://first-site.localhost/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://first-site.localhost" },
      body: JSON.stringify({ lead }),
    });
  const before = await world.metrics();
  expect((await send({ first_name: "A", email: "not an address" })).status).toBe(422);
  const after = await world.metrics();
  const series = 'forecourt_leads_refused_total{reason="fields"}';
  expect(after.value(series)).toBe(before.value(series) + 1);
});

test("what has not been delivered is shown by channel, never by address", async () => {
  await world.addDelivery({ channel: "webhook", document: { url: "https://crm.example/secret-hook" } });
  const { value, text } = await world.metrics();
  expect(value('forecourt_outbox_deliveries{channel="webhook",state="pending"}')).toBe(1);
  expect(value('forecourt_outbox_overdue_seconds{channel="webhook"}')).toBe(3600);
  expect(value('forecourt_outbox_deliveries{channel="email",state="failed"}')).toBe(0);
  expect(text).not.toContain("secret-hook");
});

test("each site that exists has one series, and no other host", async () => {
  await world.get("http://www.first.example/", {}, "203.0.113.9");
  await world.get("http://unknown.example/", {}, "203.0.113.9");
  const { text } = await world.metrics();
  expect(text.match(/(?<=^forecourt_site_requests_total\{)[^}]*/gm)).toEqual(['site="first-site"']);
});

test("the machine, the event loop and memory are shown", async () => {
  const { value, text } = await world.metrics();
  expect(value("forecourt_disk_free_bytes")).toBe(Number.POSITIVE_INFINITY);
  expect(value('forecourt_problem{kind="store"}')).toBe(0);
  expect(value('forecourt_sites{state="live"}')).toBe(2);
  for (const name of [
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
    "nodejs_heap_size_used_bytes",
  ])
    expect(text).toContain(`\n${name} `);
});

test("a store that is away leaves its figures out, says so, and hides no others", async () => {
  const other = await createOperatorTest([]);
  try {
    await other.store.close();
    await other.metrics();
    // What could not be read is counted after it was tried.
    const { text, value } = await other.metrics();
    expect(text).not.toMatch(/^forecourt_outbox_oldest_seconds\{/m);
    expect(value('forecourt_unreadable_metrics_total{source="store"}')).toBeGreaterThan(0);
    expect(value('forecourt_problem{kind="store"}')).toBe(1);
    expect(text).toContain('forecourt_requests_total{route="page",status="2xx"} 0');
  } finally {
    await other.close();
  }
});

test("the port shows and changes nothing", async () => {
  const answer = await world.operator.request("http://127.0.0.1/metrics", { method: "POST" });
  expect(answer.status).toBe(405);
  expect((await world.operator.request("http://127.0.0.1/elsewhere")).status).toBe(404);
  const shown = await world.operator.request("http://127.0.0.1/metrics");
  expect(shown.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(shown.headers.get("cache-control")).toBe("no-store");
  const open = await world.get("http://www.first.example/metrics", {}, "203.0.113.9");
  expect([open.status, (await open.text()).includes("forecourt_requests_total")]).toEqual([404, false]);
});
