import { expect, test } from "vitest";
import type { SourceHealth } from "#server/adapters/store/repositories/stock-sources.ts";
import type { StoreFigures } from "#server/operations/needs/store-figures.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { QuarantinedSite } from "#server/sites/site-quarantine.ts";
import { createOperatorTest } from "#tests/support/operator-app.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { deliveryDocument } from "#server/documents/delivery-document.ts";
import { type Fleet, type FleetDeps, fleetReader } from "./all-servers.ts";
import { fleetPage } from "./all-servers-page.ts";

const now = new Date("2026-03-10T01:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const hostile = `"><script>alert(1)</script>'&`;

const site = (slug: string, name = slug, dealership = { id: `d-${slug}`, slug: `dealer-${slug}` }): SiteRuntime =>
  ({
    suspended: false,
    site: {
      slug,
      public: { name, hosts: [`${slug}.example`] },
      private: { delivery: "none" },
      dealerships: [dealership],
    },
  }) as never;
const source = (dealershipId: string, over: Partial<SourceHealth["state"]> = {}, nextAt = ago(-10)): SourceHealth => ({
  dealershipId,
  state: {
    failures: 0,
    failing_since: null,
    problem: null,
    news_at: ago(100),
    told: null,
    last_feed: null,
    ...over,
  },
  nextAt,
  runsUntil: null,
  lastRunAt: ago(50),
});
const waiting = (over: Partial<StoreFigures["undelivered"][number]>) => ({
  site_slug: "one",
  channel: "email",
  state: "pending",
  count: 1,
  recent: 1,
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
  figures: async () => ({
    at: now,
    undelivered: [],
    receivers: [],
    sources: [],
    asked: [],
    owed: [],
    servers: [{ id: "a", name: "node-a 7", version: "1.2.2", started_at: ago(300), seen_at: ago(0), fingerprints: [] }],
    dismissals: [],
    ...over,
  }),
  stock: async () => ({ dealerships: [], problem: null }),
  clock: () => now,
});

const readFleet = (given: FleetDeps) => fleetReader(given)();

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
  expect(items.map(({ urgency, kind, sites: [slug] }) => `${urgency} ${kind} ${slug}`)).toEqual([
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

test("[17.2.14] a feed whose run has stopped is shown with the reason", async () => {
  const problem = 'Stopped, and nothing was changed.\nThe feed has no column "price".';
  const { items } = await readFleet(deps({ sources: [source("d-one", { failures: 2, problem })] }));
  expect(items.map(({ what }) => what)).toEqual([
    'The feed of dealer-one has failed 2 times in a row. Stopped, and nothing was changed. The feed has no column "price".',
  ]);
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
      sites: [],
      what: "webhook crm.example has failed 4 times in a row. Last answer: 503 away",
      todo: expect.stringContaining("forecourt deliveries resend --to crm.example") as string,
    },
  ]);
  expect(fleetPage(fleet, "")).toContain("<strong>A receiver</strong> · receiver · Soon · last 5 min ago");
});

test("names, answers and filters that contain markup stay text", async () => {
  const undelivered = [waiting({ state: "failed", note: hostile, channel: hostile, site_slug: hostile })];
  const page = fleetPage(await readFleet(deps({ undelivered }, [site(hostile, hostile)])), hostile);
  expect(page).not.toContain("<script");
  expect(page.match(/&lt;script&gt;alert\(1\)/g)?.length).toBeGreaterThan(4);
  expect(page).not.toMatch(/value=""/);
});

test("[10.10.4] a thousand sites with the same trouble are a few lines, and a site finds its own", async () => {
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
  expect(page.match(/<li class/g)?.length).toBe(3);
  expect(page).toMatch(
    /<strong>1000 alike<\/strong> · delivery · Now<\/p>\s*<p>by email given up: site-0, site-1, .* and 990 more/,
  );
  expect(fleetPage(fleet, "SITE-77").match(/<li class/g)?.length).toBe(33);
  expect(fleetPage(fleet, "site").match(/<li class/g)?.length).toBe(200);
  expect(fleetPage(fleet, "site")).toContain("And 2800 more");
});

test("[10.10.4] a feed that several sites show is one line, which each of them finds", async () => {
  const shared = (slug: string) => site(slug, slug, { id: "d", slug: "corner-lot" });
  const sources = [source("d", { failures: 2, failing_since: ago(60) })];
  const fleet = await readFleet(deps({ sources }, [shared("one"), shared("two")]));
  expect(fleet.items).toMatchObject([
    {
      sites: ["one", "two"],
      what: "The feed of corner-lot has failed 2 times in a row.",
      todo: "forecourt stock sources corner-lot",
    },
  ]);
  expect(fleetPage(fleet, "two")).toContain("corner-lot");
});

test("[10.10.3] an address that a visitor mistyped is the enquiry's problem; many in a day are the operator's", async () => {
  const given = (recent: number) =>
    readFleet(
      deps({
        undelivered: [
          waiting({ channel: "confirmation", state: "failed", count: 40, recent, note: "550 no such user" }),
        ],
      }),
    );
  expect((await given(4)).items).toEqual([]);
  expect((await given(5)).items).toMatchObject([
    { urgency: 2, what: "5 mails to visitors (confirmation) given up since yesterday. Last answer: 550 no such user" },
  ]);
  const retried = waiting({ channel: "confirmation", oldest: ago(300) });
  expect((await readFleet(deps({ undelivered: [retried] }))).items).toEqual([]);
});

test("[10.10.5] a dismissed line stays away until it gets worse, begins anew, or its time is over", async () => {
  const failed = waiting({ state: "failed", count: 3, oldest: ago(500) });
  const [line] = (await readFleet(deps({ undelivered: [failed] }))).items;
  const dismissal = {
    key: line?.key ?? "",
    at: ago(60),
    until: ago(-60),
    reason: "their server moves <today>",
    urgency: 1,
    amount: 3,
  } as const;
  const shown = async (undelivered: StoreFigures["undelivered"], over = {}) => {
    const fleet = await readFleet(deps({ undelivered, dismissals: [{ ...dismissal, ...over }] }));
    return { items: fleet.items.length, dismissed: fleet.dismissed.length, page: fleetPage(fleet, "") };
  };
  const away = await shown([failed]);
  expect(away).toMatchObject({ items: 0, dismissed: 1 });
  expect(away.page).toContain("All well");
  expect(away.page).toContain("Dismissed: 1");
  expect(away.page).toContain("their server moves &lt;today&gt;");
  expect(await shown([{ ...failed, count: 2 }])).toMatchObject({ items: 0, dismissed: 1 });
  expect(await shown([{ ...failed, count: 4 }])).toMatchObject({ items: 1, dismissed: 0 });
  expect(await shown([{ ...failed, oldest: ago(30) }])).toMatchObject({ items: 1, dismissed: 0 });
  expect(await shown([failed], { until: ago(1) })).toMatchObject({ items: 1, dismissed: 0 });
  expect(await shown([failed], { urgency: 2 })).toMatchObject({ items: 1, dismissed: 0 });
});

test("[10.10.6] while the database is away the page says so, with what it knew last", async () => {
  const undelivered = [waiting({ state: "failed" })];
  const quarantined = [{ slug: "one", version: 4, serving: 3, problem: "settings.name: expected text" }];
  let isAway = true;
  const given = deps({ undelivered }, [site("one")], quarantined);
  const read = fleetReader({
    ...given,
    figures: () => (isAway ? Promise.reject(new Error("connect ECONNREFUSED")) : given.figures()),
  });
  const first = await read();
  expect(first.items.map(({ kind }) => kind)).toEqual(["store", "settings"]);
  expect(first.items[0]?.what).toBe("The database does not answer: connect ECONNREFUSED. Nothing of it can be shown.");
  isAway = false;
  expect((await read()).items.map(({ kind }) => kind)).toEqual(["delivery", "settings"]);
  isAway = true;
  const later = await read();
  expect(later.items.map(({ kind }) => kind)).toEqual(["store", "delivery", "settings"]);
  expect(fleetPage(later, "")).toContain(`What is shown of it is from ${now.toISOString()}`);
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
    expect(data.items).toMatchObject([{ urgency: 1, kind: "delivery", sites: ["first-site"] }]);
    const none = await world.operator.request("http://127.0.0.1/fleet.json?site=nobody");
    expect(((await none.json()) as { items: object[] }).items).toEqual([]);
    await world.store.close();
    const away = await world.operator.request("http://127.0.0.1/");
    expect([away.status, await away.text()]).toEqual([200, expect.stringContaining("The database does not answer")]);
  } finally {
    await world.close();
  }
});

test("[11.9.3] a site whose enquiries reach nobody is shown until it has a receiver, says none or is suspended", async () => {
  const world = await createOperatorTest([], { build: noPages });
  try {
    const { operator } = world.store;
    const deliver = async (delivery: unknown) => {
      const row = await operator.sites.get("first-site");
      if (!row) throw new Error("no site");
      const document = row.document as { settings: { private: object } };
      const settings = { ...document.settings, private: { ...document.settings.private, delivery } };
      await operator.sites.applyAll({ sites: [{ ...row, document: { ...document, settings } }] });
      await world.registry.refresh();
      return (await (await world.operator.request("http://127.0.0.1/fleet.json")).json()) as Fleet;
    };
    const lost = await deliver([]);
    expect(lost.items).toMatchObject([
      {
        urgency: 1,
        kind: "enquiries",
        sites: ["first-site"],
        siteNames: ["First Site Motors"],
        what: "Nobody receives enquiries of this site.",
        todo: expect.stringMatching(
          /^In private\.delivery of first-site\.yaml, name a receiver, .* or write delivery: none/u,
        ),
        since: null,
      },
    ]);
    expect(lost.sites.storing).toBe(1);
    const channel = { kind: "email", to: ["a@first.example"] };
    const partly = await deliver([{ categories: ["Test Drive"], location: null, channel }]);
    expect(partly.items).toMatchObject([{ urgency: 2, kind: "enquiries" }]);
    const none = await deliver("none");
    expect([none.items, none.sites.storing]).toEqual([[], 2]);
    expect(fleetPage(none, "")).toContain("0 in quarantine; 2 only store enquiries (delivery: none)");
    await deliver([]);
    await operator.siteLife.suspend("first-site", "");
    await world.registry.refresh();
    const closed = (await (await world.operator.request("http://127.0.0.1/fleet.json")).json()) as Fleet;
    expect(closed.items).toEqual([]);
  } finally {
    await world.close();
  }
});

test("[13.5.6] customers who wait for an answer about their fee, and refunds that fail, are shown until they are seen to", async () => {
  const request = (reference: string, kept: { at: string; why: string } | null) =>
    ({ reference, site_slug: "one", fee: 200, currency: "AUD", refund_request: { at: ago(600), kept } }) as never;
  const payment = (id: string, failure: string | null) =>
    ({ id, site_slug: "one", amount: 500, currency: "AUD", failure, created_at: ago(90) }) as never;
  const { items } = await readFleet(
    deps({
      asked: [request("7K3M-9QX2", null), request("AAAA-AAAA", { at: ago(5), why: "Signed." })],
      owed: [payment("pi_1", "Out of order."), payment("pi_2", null)],
    }),
  );
  expect(items).toMatchObject([
    { urgency: 1, kind: "refund", what: "A refund of $500 fails and is retried. Last answer: Out of order." },
    { urgency: 2, kind: "refund", since: ago(600), todo: expect.stringContaining("keep 7K3M-9QX2 --why") as string },
  ]);
});
