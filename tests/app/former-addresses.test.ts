import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mappingSchema } from "#domain/feed/mapping.ts";
import { importStock } from "#server/stock/import/import-run.ts";
import { aCar, createTestApp, testNow } from "#tests/support/test-app.ts";

// Addresses outlive their cars: shared links and search engines keep them for years.
describe("addresses of cars that moved or left", () => {
  let world: Awaited<ReturnType<typeof createTestApp>>;
  const open = (path: string) => world.get(`http://first.example${path}`);
  beforeAll(async () => void (world = await createTestApp([aCar({ id: "a1", slug: "old-name" })])));
  afterAll(() => world.close());

  test("[17.2.6] an old slug leads to the new one", async () => {
    await world.store.operator.stock.put([{ ...(await car("a1")), slug: "new-name" }]);
    await world.registry.refresh();
    const answer = await open("/cars/old-name");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/cars/new-name"]);
    expect((await open("/cars/new-name")).status).toBe(200);
  });

  test.each(["hidden", "sold"] as const)(
    "[17.2.8] a car that left its feed and was %s answers 410, never 404",
    async (becomes) => {
      const dealership = await world.store.operator.dealerships.get("first");
      if (!dealership) throw new Error("the fixture has no dealership");
      const row = (stock: string) => ({
        line: 2,
        values: { Stock: stock, Make: "Kia", Model: becomes, Year: "2020" },
        odd: null,
      });
      const run = (rows: ReturnType<typeof row>[], days: number) =>
        importStock({
          store: world.store,
          dealership,
          mapping: mappingSchema.parse({
            key: ["Stock"],
            fields: { stocknum: "Stock", make: "Make", model: "Model", year: "Year" },
          }),
          source: "feed",
          rows: (async function* () {
            yield* rows;
          })(),
          rules: { vanished: { becomes, after_hours: 0 }, maxRemovedPercent: 100, maxLostPercent: 20 },
          now: new Date(testNow.getTime() - days * 86_400_000),
        });
      await run([row("S1"), row("S2")], 9);
      const gone = (await world.store.operator.stock.list("first")).find(
        ({ stocknum, model }) => stocknum === "S1" && model === becomes,
      );
      await run([row("S2")], 8);
      await world.registry.refresh();
      expect((await open(`/cars/${gone?.slug}`)).status).toBe(410);
    },
  );

  async function car(id: string) {
    const found = await world.store.operator.stock.get(id);
    if (!found) throw new Error(`there is no car ${id}`);
    return found;
  }
});
