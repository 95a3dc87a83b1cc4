import { expect, test } from "vitest";
import type { SourceHealth } from "#server/adapters/store/repositories/stock-sources.ts";
import type { StoreFigures } from "#server/metrics/store-figures.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import type { QuarantinedSite } from "#server/site-quarantine.ts";
import { createOperatorTest } from "#tests/support/operator-app.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { deliveryDocument } from "#server/documents/delivery.ts";
import { type FleetDeps, readFleet } from "./fleet.ts";
import { fleetPage } from "./fleet-page.ts";

const now = new Date("2026-03-10T01:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const hostile = `"><script>alert(1)</script>'&`;

const site = (slug: string, name = slug): SiteRuntime =>
  ({
    suspended: false,
    site: { slug, public: { name, hosts: [`${slug}.example`] }, dealerships: [{ id: `d-${slug}` }] },
  }) as never;
const source = (dealershipId: string, over: Partial<SourceHealth["state"]> = {}, nextAt = ago(-10)): SourceHealth => ({
  dealershipId,
  state: { failures: 0, failing_since: null, news_at: ago(100), told: null, ...over },
  nextAt,
  runsUntil: null,
  lastRunAt: ago(50),
});
const waiting = (over: Partial<StoreFigures["undelivered"][number]>) => ({
  site_slug: "one",
  channel: "email",
  state: "pending",
  count: 1,
  oldest: ago(10),
  dueAt: ago(-1),
  note: null,
  ...over,
});

const deps = (
  over: Partial<StoreFigures> = {},
  sites = [site("one")],
  quarantined: QuarantinedSite[] = [],
): FleetDeps => ({
  version: "1.2.3",
  registry: { all: () => sites, quarantined: () => quarantined },
  figures: async () => ({ at: now, undelivered: [], receivers: [], sources: [], ...over }),
  servers: {
    seenSince: async () => [
      { id: "a", name: "node-a 7", version: "1.2.2", started_at: ago(300), seen_at: ago(0), fingerprints: [] },
    ],
  },
  certificates: null,
  clock: () => now,
});

test("what needs a person is shown, the most urgent first", async () => {
  const { items, outboxSeconds } = await readFleet(
    deps(
      {
        undelivered: [
          waiting({}),
          waiting({ state: "held" }),
          waiting({ state: "failed", channel: "adf", count: 3, note: "550 no such user", oldest: ago(5000) }),
          waiting({ channel: "webhook", oldest: ago(90) }),
          waiting({ channel: "confirmation", oldest: ago(80), dueAt: ago(40) }),
        ],
        sources: [
          source("d-one", { failures: 4, failing_since: ago(240) }),
          source("d-two", {}, ago(200)),
          source("d-three", { told: "silent" }),
          source("d-four"),
        ],
      },
      [site("one"), site("two"), site("three"), site("four")],
      [{ slug: "one", version: 4, serving: 3, problem: "settings.name: expected text" }],
    ),
  );
  expect(items.map(({ urgency, kind, site: slug }) => `${urgency} ${kind} ${slug}`)).toEqual([
    "1 delivery one",
    "1 delivery one",
    "1 feed two",
    "2 settings one",
    "2 feed one",
    "2 delivery one",
    "3 feed three",
    "3 delivery one",
  ]);
  expect(items[0]).toMatchObject({ what: "3 by adf given up. Last answer: 550 no such user" });
  expect(items[0]?.todo).toContain("forecourt deliveries list --site one --state failed");
  expect(outboxSeconds).toBe(90 * 60);
});

test("a receiver that has failed three times in a row is shown once, with what it said", async () => {
  const receiver = (failures: number, url: string) => ({
    channel: "webhook",
    document: deliveryDocument.encode({ url }),
    failures,
    restsUntil: 0,
    note: "503 away",
    updated_at: ago(5),
  });
  const receivers = [receiver(4, "https://crm.example/hook"), receiver(2, "https://fine.example/")];
  const fleet = await readFleet(deps({ receivers }));
  expect(fleet.items).toMatchObject([
    {
      urgency: 2,
      kind: "receiver",
      siteName: "A receiver",
      what: "webhook crm.example has failed 4 times in a row. Last answer: 503 away",
      todo: "forecourt deliveries receivers",
    },
  ]);
  expect(fleetPage(fleet, "")).toContain("<strong>A receiver</strong> · receiver · Soon · last 5 min ago");
});

test("certificates that end soon or are refused are shown", async () => {
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const states = [
    { host: "a.example", site: "one", endsAt: inDays(60), problem: null },
    { host: "b.example", site: "one", endsAt: inDays(10), problem: null },
    { host: "c.example", site: "one", endsAt: inDays(-1), problem: null },
    { host: "d.example", site: "one", endsAt: null, problem: "nothing answers to https" },
  ];
  const { items } = await readFleet({ ...deps(), certificates: { all: () => states, hosts: () => states } });
  expect(items.map(({ urgency, what }) => `${urgency} ${what}`)).toEqual([
    "1 The certificate of c.example has ended.",
    "1 d.example: nothing answers to https",
    "2 The certificate of b.example ends in 10 days.",
  ]);
});

test("names, answers and filters that contain markup stay text", async () => {
  const undelivered = [waiting({ state: "failed", note: hostile, channel: hostile, site_slug: hostile })];
  const page = fleetPage(await readFleet(deps({ undelivered }, [site(hostile, hostile)])), hostile);
  expect(page).not.toContain("<script");
  expect(page.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThan(4);
  expect(page).not.toMatch(/value=""/);
});

test("a thousand sites are one page of bounded length, made at once", async () => {
  const sites = Array.from({ length: 1000 }, (_, n) => site(`site-${n}`));
  const undelivered = sites.flatMap((one) => [
    waiting({ site_slug: one.site.slug, state: "failed" }),
    waiting({ site_slug: one.site.slug, channel: "webhook", oldest: ago(90) }),
  ]);
  const sources = sites.map((one) => source(`d-${one.site.slug}`, { failures: 1, failing_since: ago(60) }));
  let reads = 0;
  const given = deps({ undelivered, sources }, sites);
  const fleet = await readFleet({ ...given, figures: () => ((reads += 1), given.figures()) });
  expect([fleet.items.length, reads]).toEqual([3000, 1]);
  const page = fleetPage(fleet, "");
  expect(page.match(/<li class/g)?.length).toBe(200);
  expect(page).toContain("And 2800 more");
  expect(fleetPage(fleet, "SITE-77").match(/<li class/g)?.length).toBe(33);
});

test("the page and its data come from the operator's port, over a real store", async () => {
  const world = await createOperatorTest([], { build: noPages });
  try {
    const empty = await world.operator.request("http://127.0.0.1/");
    expect(await empty.text()).toContain("All well");
    await world.store.operator.servers.report(
      { id: "x", name: "node-x 1", version: "9.9.9", started_at: ago(120), seen_at: ago(0), fingerprints: ["f"] },
      new Date(0),
    );
    await world.addDelivery({ channel: "webhook", document: { url: "https://crm.example/secret" } });
    const page = await world.operator.request("http://127.0.0.1/?site=first");
    const text = await page.text();
    expect(text).toContain("First Site Motors");
    expect(text).toContain("node-x 1: version 9.9.9");
    expect(text).not.toContain("secret");
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const data = (await (await world.operator.request("http://127.0.0.1/fleet.json")).json()) as { items: object[] };
    expect(data.items).toMatchObject([{ urgency: 1, kind: "delivery", site: "first-site" }]);
    const none = await world.operator.request("http://127.0.0.1/fleet.json?site=nobody");
    expect(((await none.json()) as { items: object[] }).items).toEqual([]);
  } finally {
    await world.close();
  }
});
