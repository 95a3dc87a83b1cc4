import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PageCounts } from "#server/figures/page-counts.ts";
import { readSiteFigures, type SiteReport } from "#server/figures/site-report.ts";
import { templateNames } from "#site/template-folder.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";
import { noPages } from "#tests/support/no-pages.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { pino } from "pino";

// What the server has counted in weeks in which clocks change equals what a plain reading of the raw requests finds.

const zones: Record<string, string> = {
  sydney: "Australia/Sydney",
  brisbane: "Australia/Brisbane",
  perth: "Australia/Perth",
  auckland: "Pacific/Auckland",
};
const places = Object.keys(zones);
/** `group` shows the cars of two coasts, by the clock of Sydney. */
const sites: Record<string, { dealerships: string[]; zone: string }> = {
  ...Object.fromEntries(places.map((place) => [place, { dealerships: [place], zone: zones[place] ?? "" }])),
  group: { dealerships: ["sydney", "perth"], zone: "Australia/Sydney" },
};

const yaml = (lines: readonly string[]) => `${lines.join("\n")}\n`;

function folderOfSites(): string {
  const folder = mkdtempSync(join(tmpdir(), "figures-"));
  mkdirSync(join(folder, "dealerships"));
  for (const place of places)
    writeFileSync(
      join(folder, "dealerships", `${place}.yaml`),
      yaml([
        `{ id: ${place}, slug: ${place}, name: ${place} Motors, locations: [{`,
        `  id: ${place}-yard, name: Yard, slug: ${place}-yard, primary: true, time_zone: ${zones[place]},`,
        `  address: { street: 1 High Street, city: Town, state: VIC, postcode: "3350" },`,
        `  contact_detail: { phone: 03 5550 1200 } }] }`,
      ]),
    );
  for (const [slug, { dealerships, zone }] of Object.entries(sites))
    writeFileSync(
      join(folder, `${slug}.yaml`),
      yaml([
        `slug: ${slug}`,
        `id: ${slug}`,
        `template: ${templateNames[0]}`,
        `name: ${slug} Motors`,
        `hosts: [${slug}.example]`,
        `dealerships: [${dealerships.join(", ")}]`,
        `time_zone: ${zone}`,
        "captcha: null",
        "description: A yard.",
        "about: We sell cars.",
        "phone: 03 5550 1200",
        `email: sales@${slug}.example`,
        "logo: { on_light: /media/logo.svg, on_dark: /media/logo.svg, width: 120, height: 40 }",
        "favicon: /media/logo.svg",
        "social_image: /media/logo.svg",
        "navigation: [{ name: Cars, url: /search }]",
        `private: { mail_from: sales@${slug}.example, delivery: none }`,
      ]),
    );
  return folder;
}

const cars = places.flatMap((place) =>
  [1, 2].map((n) => aCar({ id: `${place}-${n}`, dealership_id: place, location_id: `${place}-yard` })),
);

const person = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1";
const robot = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1) Chrome/139.0.0.0";
const agents = [person, person, person, person, robot, ""];

/** Where visits come from, and what a reader makes of it. */
const landings: Record<string, { params: Record<string, string>; referrer: string | null }> = {
  direct: { params: {}, referrer: null },
  search: { params: {}, referrer: "www.google.com.au/" },
  social: { params: {}, referrer: "m.facebook.com/" },
  paid: { params: { gclid: "yes" }, referrer: "www.google.com/" },
  assistant: { params: {}, referrer: "chatgpt.com/" },
  referrer: { params: {}, referrer: "www.club.example/" },
};

const kinds = ["view", "view", "visit", "visit", "empty", "reveal", "lead", "steps", "held", "mock", "page"] as const;
const pressing = fc.record({
  kind: fc.constantFrom(...kinds),
  site: fc.constantFrom(...Object.keys(sites)),
  car: fc.constantFrom(...cars.map(({ id }) => id), "nobody"),
  aboutCar: fc.boolean(),
  landing: fc.constantFrom(...Object.keys(landings)),
  agent: fc.constantFrom(...agents),
  isPrefetch: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  repeats: fc.boolean(),
  campaign: fc.boolean(),
  category: fc.constantFrom("General Enquiry", "Feedback"),
  // Days in which a clock changes, and those around them; most requests within two hours of some midnight.
  day: fc.constantFrom("2026-09-26", "2026-10-03", "2027-04-03"),
  hour: fc.oneof(fc.integer({ min: 10, max: 17 }), fc.integer({ min: -48, max: 72 })),
  minute: fc.integer({ min: 0, max: 59 }),
});
type Pressing = typeof pressing extends fc.Arbitrary<infer One> ? One : never;

const timeOf = ({ day, hour, minute }: Pressing) => Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;

/** A request as it came in, and how it was answered. */
type Raw = { at: number; host: string; path: string; headers: Record<string, string>; body: string; status: number };

type World = Awaited<ReturnType<typeof worldIn>>;

async function worldIn(databaseUrl: string | undefined) {
  let now = 0;
  const clock = () => new Date(now);
  const pageCounts = new PageCounts({ clock, log: pino({ level: "silent" }) });
  const folder = folderOfSites();
  const app = await createTestApp(cars, { build: noPages, clock, pageCounts }, { databaseUrl, folder });
  const raw: Raw[] = [];
  const request = async (at: number, site: string, method: string, path: string, more: Partial<Raw> = {}) => {
    now = at;
    const { headers = {}, body = "" } = more;
    const init = method === "GET" ? { method, headers } : { method, headers, body };
    const answer = await app.get(`http://${site}.example${path}`, init);
    raw.push({ at, host: `${site}.example`, path: `${method} ${path}`, headers, body, status: answer.status });
    return answer;
  };
  return { app, raw, request, pageCounts };
}

const sender = { name: "Ana Ito", phone: "0412345678", email: "ana@example.com", message: "Is it still there?" };
const json = (value: unknown) => JSON.stringify(value);

async function press({ request }: World, one: Pressing, n: number): Promise<void> {
  const { kind, site, car, agent, landing } = one;
  const at = timeOf(one);
  const headers: Record<string, string> = {
    "content-type": "application/json",
    ...(agent && { "user-agent": agent }),
    ...(one.isPrefetch && { "sec-purpose": "prefetch;prerender" }),
  };
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    request(at, site, "POST", path, { headers: { ...headers, ...more }, body: json(body) });
  const beacon = (event: object) => post("/api/events", { events: [{ name: "page_view", ...event }] });
  const owner = car.split("-")[0] ?? "";
  const { dealerships = [] } = sites[site] ?? {};
  const lead = {
    ...sender,
    category: one.category,
    ...(one.aboutCar && dealerships.includes(owner) ? { car_id: car } : { location_id: `${dealerships[0]}-yard` }),
    ...(one.campaign && { linked_query_params: { gclid: "abc" } }),
  };
  if (kind === "page") await request(at, site, "GET", `/cars/car-${car}`, { headers });
  if (kind === "view") await beacon({ page: `/cars/car-${car}`, ...(one.repeats && { landing: landings[landing] }) });
  if (kind === "visit") await beacon({ page: "/", landing: landings[landing] });
  if (kind === "empty") await beacon({ page: "/search", no_results: true });
  if (kind === "reveal") {
    await post("/api/events/phone_reveal", { car_id: car, dealership_id: owner, website_id: site });
  }
  if (kind === "mock") await post("/mock/leads", { lead });
  if (kind === "held") await post("/api/leads", { lead, filled_ms: 3 });
  if (kind === "lead") {
    const key = { "idempotency-key": `key-of-lead-${n}` };
    await post("/api/leads", { lead }, key);
    if (one.repeats) await post("/api/leads", { lead }, key);
  }
  if (kind === "steps") {
    const started = await post("/api/leads", { lead: { ...lead, lead_status: "Incomplete" } });
    const { lead: known } = (await started.json()) as { lead: { id: string } };
    // Finished some hours later, perhaps on another day.
    const later = at + (one.minute % 20) * 3_600_000;
    const body = json({ lead: { ...lead, lead_status: one.repeats ? "Complete" : "Incomplete" } });
    await request(later, site, "PUT", `/api/leads/${known.id}`, { headers, body });
  }
}

/** As naive as can be: every request is read again, and every figure is a sum of ones. */
function countedByHand(raw: readonly Raw[], site: string) {
  const { zone = "", dealerships = [] } = sites[site] ?? {};
  const dayIn = (at: number, timeZone: string) => {
    const parts = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "short" }).formatToParts(at);
    const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
    return new Date(Date.UTC(2000 + part("year"), part("month") - 1, part("day"))).toISOString().slice(0, 10);
  };
  const zoneOfCar = (car: string) => zones[car.split("-")[0] ?? ""] ?? "";
  const lines: string[] = [];
  const seenKeys = new Set<string>();
  for (const { at, host, path, headers, body, status } of raw) {
    if (host !== `${site}.example` || path.startsWith("GET") || status >= 400) continue;
    const sent = JSON.parse(body) as {
      events?: { page: string; landing?: object; no_results?: boolean }[];
      car_id?: string;
      lead?: Record<string, unknown>;
      filled_ms?: number;
    };
    if (path === "POST /api/events" && headers["user-agent"] === person && !headers["sec-purpose"]) {
      for (const { page, landing, no_results } of sent.events ?? []) {
        const kind = Object.keys(landings).find((name) => json(landings[name]) === json(landing));
        if (kind) lines.push(`${dayIn(at, zone)} visit ${kind}`);
        if (no_results) lines.push(`${dayIn(at, zone)} nothing found`);
        const car = cars.find(({ slug }) => page === `/cars/${slug}`);
        if (car && dealerships.includes(car.dealership_id)) {
          lines.push(`${dayIn(at, zoneOfCar(car.id))} view ${car.id}`);
        }
      }
    }
    if (path.endsWith("/phone_reveal")) {
      lines.push(`${dayIn(at, zoneOfCar(sent.car_id ?? ""))} reveal ${sent.car_id}`);
    }
    const isSend = path === "POST /api/leads" || path.startsWith("PUT /api/leads/");
    const key = headers["idempotency-key"];
    if (!isSend || sent.lead?.["lead_status"] === "Incomplete" || sent.filled_ms === 3) continue;
    if (key !== undefined && seenKeys.has(key)) continue;
    if (key !== undefined) seenKeys.add(key);
    const { category, car_id, linked_query_params } = sent.lead ?? {};
    const yard = `${typeof car_id === "string" ? car_id.split("-")[0] : dealerships[0]}-yard`;
    const day = dayIn(at, zones[yard.replace("-yard", "")] ?? "");
    const source = linked_query_params ? "paid" : "unknown";
    lines.push(
      `${day} enquiry ${String(category)} | ${yard} | ${source} | ${typeof car_id === "string" ? car_id : ""}`,
    );
  }
  return lines.toSorted();
}

const times = (line: string, many: number) => Array.from({ length: many }, () => line);

async function countedByServer({ app, pageCounts }: World, site: string) {
  await pageCounts.flush();
  const runtime = app.registry.bySlug(site);
  if (!runtime) throw new Error(`there is no ${site}`);
  const {
    cars: views,
    site: days,
    enquiries,
  } = await runtime.store.figures.of({ from: "2026-01-01", to: "2028-01-01" });
  const lines = [
    ...views.flatMap((row) => [
      ...times(`${row.day} view ${row.car_id}`, row.views),
      ...times(`${row.day} reveal ${row.car_id}`, row.phone_reveals),
    ]),
    ...days.flatMap((row) =>
      times(row.what === "visit" ? `${row.day} visit ${row.source}` : `${row.day} nothing found`, row.times),
    ),
    ...enquiries.flatMap((row) =>
      times(`${row.day} enquiry ${row.category} | ${row.location_id} | ${row.source} | ${row.car_id}`, row.enquiries),
    ),
  ];
  return { lines: lines.toSorted(), runtime };
}

describe.each(["sqlite", "postgres"] as const)("figures in %s", (engine) => {
  test("[9.3.3, 9.3.4] equal what a plain reading of all requests finds, while clocks change", async () => {
    const world = await worldIn(engine === "postgres" ? await createTestDatabase() : undefined);
    try {
      const all = fc.sample(pressing, { numRuns: 900, seed: 41 });
      const inOrder = all.toSorted((a, b) => timeOf(a) - timeOf(b));
      for (const [n, one] of inOrder.entries()) {
        await press(world, one, n);
        if (n % 90 === 0) await world.pageCounts.flush();
      }
      const kindsSeen = new Set<string>();
      for (const site of Object.keys(sites)) {
        const { lines } = await countedByServer(world, site);
        expect(lines, site).toEqual(countedByHand(world.raw, site));
        for (const line of lines) kindsSeen.add(line.split(" ")[1] ?? "");
      }
      expect([...kindsSeen].toSorted()).toEqual(["enquiry", "nothing", "reveal", "view", "visit"]);
      const { runtime } = await countedByServer(world, "group");
      await expectSums(await readSiteFigures(runtime, 7, new Date("2026-10-05T00:00:00Z")), world);
    } finally {
      await world.app.close();
    }
  });
});

/** The operator's report of a week adds up to the same. */
async function expectSums(report: SiteReport, world: World): Promise<void> {
  const byHand = countedByHand(world.raw, "group").filter((line) => line >= report.from && line < `${report.to}~`);
  const count = (what: string) => byHand.filter((line) => line.split(" ")[1] === what).length;
  expect([report.from, report.days.length]).toEqual(["2026-09-29", 7]);
  expect(report.total).toMatchObject({
    visits: count("visit"),
    searches_without_result: count("nothing"),
    enquiries: count("enquiry"),
    car_views: count("view"),
    phone_reveals: count("reveal"),
  });
  expect(count("view")).toBeGreaterThan(0);
  const sum = (name: "visits" | "enquiries" | "car_views") => report.days.reduce((all, day) => all + day[name], 0);
  expect([sum("visits"), sum("enquiries"), sum("car_views")]).toEqual([
    count("visit"),
    count("enquiry"),
    count("view"),
  ]);
  expect(report.cars.reduce((all, { views }) => all + views, 0)).toBe(count("view"));
}
