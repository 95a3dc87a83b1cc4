import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { carSchema } from "#domain/car/car.ts";
import { openReader } from "#server/adapters/store/open-reader.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { createReserveApp, origin, reservableCar, reserveSites } from "#tests/support/reserve-app.ts";
import { tokenAt } from "#tests/support/search-app.ts";
import { aCar, createTestApp } from "#tests/support/test-app.ts";
import { createTestDatabase } from "#tests/support/test-database.ts";

const cars = [
  reservableCar("hold"),
  aCar({ id: "c1", make: "Mazda", model: "3", name: "2019 Mazda 3" }),
  aCar({ id: "c2" }),
];

describe.each(["this thread", "render threads"])("pages rendered by %s", (where) => {
  let app: Awaited<ReturnType<typeof createReserveApp>>;
  beforeAll(async () => {
    app = await createReserveApp(cars, {}, undefined, where === "this thread" ? undefined : { most: 2 });
  });
  afterAll(() => app.close());
  const text = async (path: string) => (await app.get(`${origin}${path}`)).text();

  test("[4.4, 13.1.4] a reservation shows before its answer is read", async () => {
    expect(await text("/cars/car-hold")).not.toContain("Somebody is reserving");
    expect((await app.reserve("hold")).status).toBe(201);
    expect(await text("/cars/car-hold")).toContain("Somebody is reserving");
  });

  test("[19.3.4] stock of another process shows when its version is known", async () => {
    await app.store.operator.stock.put([
      carSchema.parse(aCar({ id: "c3", name: "2021 Kia Rio", make: "Kia", model: "Rio" })),
    ]);
    await app.registry.refresh();
    expect(await text("/search")).toContain("Kia");
    // The address of a new make needs a value that a render thread cannot write itself.
    await expect
      .poll(async () => (await app.registry.bySlug("first-site")?.store.values.all())?.["make"])
      .toContain("Kia");
  });

  test("[10.2.3] settings that were applied show when their version is known", async () => {
    expect(await text("/")).not.toContain("A new name for it");
    const folder = reserveSites();
    const file = join(folder, "first-site.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^name: .*$/m, "name: A new name for it"));
    await applyFolder(app.store, folder);
    await app.registry.refresh();
    expect(await text("/")).toContain("A new name for it");
  });

  test("[4.1.4] a page ends by itself when a car leaves the listing", async () => {
    const leaving = aCar({ id: "c4", sold: true, sold_date_timestamp: app.time.now.getTime() });
    await app.store.operator.stock.put([carSchema.parse(leaving)]);
    await app.registry.refresh();
    expect((await app.get(`${origin}/cars/car-c4`)).status).toBe(200);
    app.later(60 * 24 * 10);
    expect((await app.get(`${origin}/cars/car-c4`)).status).toBe(410);
  });

  test("[7.1.3] a search that is refused keeps its words", async () => {
    const authorization = `Bearer ${await tokenAt(app.time.now.getTime())}`;
    const search = (filter: string) =>
      app.get(`${origin}/api/search/indexes/cars/search`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify({ filter }),
      });
    expect((await search("price > 1")).status).toBe(200);
    const refused = await search("price >> 1");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: "invalid_search_filter" });
  });
});

/** When each store was written. */
const times = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

test("[18] pages, documents and suggestions are the same, whoever renders them", async () => {
  const here = await createTestApp(cars);
  const threaded = await createTestApp(cars, {}, { threads: {} });
  const paths = [
    "/",
    "/search",
    "/search/used-cars",
    "/cars/car-c1",
    "/cars/nobody",
    "/contact-us",
    "/sitemap.xml",
    "/sitemaps/cars.xml",
    "/llms.txt",
    "/new-arrivals.xml",
    "/robots.txt",
    "/api/suggestions?q=mazda",
    "/search.data",
  ];
  for (const path of paths) {
    const [one, other] = await Promise.all(
      [here, threaded].map(async ({ get }) => {
        const answer = await get(`http://first-site.localhost:3000${path}`);
        const { etag: _etag, "x-request-id": _id, ...headers } = Object.fromEntries(answer.headers);
        return { status: answer.status, headers, body: (await answer.text()).replaceAll(times, "") };
      }),
    );
    expect([path, other]).toEqual([path, one]);
  }
  await here.close();
  await threaded.close();
});

test("[19.1.6] on PostgreSQL render threads read it through connections of their own", async () => {
  const app = await createTestApp(cars, {}, { databaseUrl: await createTestDatabase(), threads: {} });
  const page = await app.get("http://first-site.localhost:3000/cars/car-c1");
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Mazda")]);
  await app.close();
});

test("[19.1.6] the connection of a render thread writes nothing", async () => {
  const app = await createTestApp(cars);
  const added: unknown[] = [];
  const { dataDir } = app;
  const reader = openReader({
    databaseUrl: undefined,
    dataDir,
    onFault: () => undefined,
    addValues: (...values) => added.push(values),
  });
  const store = reader.forSite({ slug: "first-site", dealershipIds: ["first"] });
  expect(await store.cars.count()).toBe(3);
  await store.values.add({ make: ["Kia"] });
  expect(added).toEqual([["first-site", { make: ["Kia"] }]]);
  await expect(store.events.append([{ kind: "phone_reveal", document: {} }])).rejects.toThrow("only reads");
  await reader.close();
  await app.close();
});
