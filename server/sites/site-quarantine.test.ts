import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRegistry } from "./site-registry.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";

let app: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  app = await createTestApp([aCar({ id: "a1" })]);
});
afterEach(() => app.close());

/** Damage as by a mistake in the database, a half-done migration or a broken disk. */
function damage(sql: string, ...values: string[]): void {
  const database = new DatabaseSync(sqliteFile(app.dataDir));
  database.prepare(sql).run(...values);
  database.exec("update versions set version = version + 1");
  database.close();
}
const breakSite = (document: string) => damage("update sites set document = ? where slug = 'first-site'", document);
const status = async (slug: string, path = "/cars/car-a1") => {
  const answer = await app.get(`http://${slug}.localhost${path}`);
  return [answer.status, (await answer.text()).includes("First Site Motors")];
};

test.each([
  ["is not JSON", "{"],
  ["is null", "null"],
  ["lacks its settings", '{"settings":{},"content":{}}'],
  ["has a wrong type", '{"settings":[],"content":[]}'],
])("[10.3.1] a row that %s leaves the last good version and every other site in place", async (_what, document) => {
  expect(await status("first-site")).toEqual([200, true]);
  breakSite(document);
  await app.registry.refresh();
  expect(await status("first-site")).toEqual([200, true]);
  expect((await status("second-site", "/"))[0]).toBe(200);
  expect(app.registry.quarantined()).toMatchObject([{ slug: "first-site", serving: expect.any(Number) as number }]);
});

test("[10.3.1] a start with a bad row serves what was good before the start", async () => {
  breakSite("{");
  const logged: unknown[] = [];
  const log = { error: (entry: unknown) => void logged.push(entry), info: () => undefined };
  const registry = new SiteRegistry(app.store, createIndexCache(1000), () => "http://x.example", log);
  await registry.refresh();
  await registry.refresh();
  expect(registry.bySlug("first-site")?.site.public.name).toBe("First Site Motors");
  expect(registry.bySlug("second-site")).toBeDefined();
  expect(logged).toEqual([
    expect.objectContaining({ slug: "first-site", problem: expect.stringContaining("it is not JSON") }),
  ]);
});

test("[10.3.1] a damaged dealership row leaves its site, its cars and the other sites in place", async () => {
  damage("update dealerships set document = ? where id = 'first'", '{"locations":7}');
  await app.registry.refresh();
  expect(await status("first-site")).toEqual([200, true]);
  expect((await status("second-site", "/"))[0]).toBe(200);
  expect(app.registry.quarantined()).toMatchObject([{ slug: "first-site" }]);
});

test("[10.3.1] a site that never was good answers 503, and the others are served", async () => {
  damage("delete from good_sites");
  breakSite("{");
  const registry = new SiteRegistry(app.store, createIndexCache(1000), () => "http://x.example");
  await registry.refresh();
  expect(registry.all().map(({ site }) => site.slug)).toEqual(["second-site"]);
  expect(registry.isUnreadable("first-site")).toBe(true);
  expect(registry.quarantined()).toMatchObject([{ slug: "first-site", serving: null }]);
});

test("[10.3.1] a row that names another site is not served with that site's leads and cars", async () => {
  damage(
    "update sites set document = (select document from sites where slug = 'second-site') where slug = 'first-site'",
  );
  await app.registry.refresh();
  expect(await status("first-site")).toEqual([200, true]);
  expect(app.registry.quarantined()).toMatchObject([{ problem: expect.stringContaining("second-site") as string }]);
});

test("[10.3.1] a repaired row is taken up", async () => {
  const row = await app.store.operator.sites.get("first-site");
  if (!row) throw new Error("no site");
  breakSite("{");
  await app.registry.refresh();
  await app.store.operator.sites.applyAll({ sites: [row] });
  await app.registry.refresh();
  expect(app.registry.quarantined()).toEqual([]);
  expect(app.registry.bySlug("first-site")?.site.public.name).toBe("First Site Motors");
});

describe("[10.3.2] a stored filter that cannot be read", () => {
  const spoilFilter = () =>
    damage(
      `update sites set document = json_set(document, '$.settings.search_filters', json('{"filter":"price >>"}'))
       where slug = 'first-site'`,
    );

  test("leaves the last good version in place", async () => {
    spoilFilter();
    await app.registry.refresh();
    expect(await status("first-site")).toEqual([200, true]);
    expect(app.registry.quarantined()).toMatchObject([
      { slug: "first-site", problem: expect.stringContaining("search_filters.filter: this filter cannot be read at") },
    ]);
  });

  test("shows the pages of a site that has no good version without any car, until it is mended", async () => {
    const row = await app.store.operator.sites.get("first-site");
    damage("delete from good_sites");
    spoilFilter();
    const logged: unknown[] = [];
    const log = { error: (entry: unknown) => void logged.push(entry), info: () => undefined };
    const registry = new SiteRegistry(app.store, createIndexCache(1000), () => "http://x.example", log);
    await registry.refresh();
    damage("update sites set applied_at = applied_at");
    await registry.refresh();
    await registry.refresh();
    const shown = registry.bySlug("first-site");
    expect(shown?.site.public.name).toBe("First Site Motors");
    expect((await shown?.state(Date.now()))?.stock.counts.all).toBe(0);
    expect(await shown?.listedCar("a1", Date.now())).toBeNull();
    expect(registry.isUnreadable("first-site")).toBe(false);
    expect(registry.quarantined()).toMatchObject([{ slug: "first-site", serving: shown?.site.version }]);
    const [first, second] = logged as { version: number; serving: number; problem: string }[];
    expect(logged).toHaveLength(2);
    expect(first).toMatchObject({ serving: first?.version, problem: expect.stringContaining("search_filters.filter") });
    expect(second?.serving).toBe(second?.version);

    if (!row) throw new Error("no site");
    await app.store.operator.sites.applyAll({ sites: [row] });
    await registry.refresh();
    expect(registry.quarantined()).toEqual([]);
    expect(await registry.bySlug("first-site")?.listedCar("a1", Date.now())).not.toBeNull();
  });
});
