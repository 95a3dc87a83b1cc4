import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { stockCoverage } from "./covered-stock.ts";
import { stockSection } from "./stock-section.ts";

const picture = { url: "/media/a.jpg", image_key: "a", width: 800, height: 600, cutout: false };
const registry = {
  all: () => [{ site: { slug: "one", dealerships: [{ id: "d1", name: "First <b>Motors" }] } }] as never,
};

describe.each(["sqlite", "postgres"] as const)("coverage of the stock on %s", (kind) => {
  const places = useStorePlaces(kind);
  const open = async () => {
    const store = await places.open();
    await store.operator.dealerships.put(["d1", "d2", "d3"].map((id) => makeDealership(id)));
    await store.operator.stock.put([
      makeCar("a", "d1", { price: 10_000, images: [picture] }),
      makeCar("b", "d1", { price: null, images: [picture] }),
      makeCar("c", "d1", { price: 0, images: [] }),
      makeCar("d", "d1", { price: 10_000, status: "sold", sold: true }),
      makeCar("e", "d1", { price: 10_000, show_on_dealer_website: false }),
      makeCar("f", "d2", { price: 10_000, images: [picture] }),
    ]);
    return store;
  };

  test("[17.2.16] counts price and photos of the cars that visitors see, the poorest dealership first", async () => {
    const { dealerships, problem } = await stockCoverage({ store: await open(), registry })();
    expect(problem).toBeNull();
    expect(dealerships).toEqual([
      { dealershipId: "d1", name: "First <b>Motors", sites: ["one"], cars: 3, priced: 1, pictured: 2 },
      { dealershipId: "d2", name: "d2", sites: [], cars: 1, priced: 1, pictured: 1 },
      { dealershipId: "d3", name: "d3", sites: [], cars: 0, priced: 0, pictured: 0 },
    ]);
  });

  test("counts a dealership again only when its stock has changed", async () => {
    const store = await open();
    const asked: (readonly string[])[] = [];
    const stock = {
      ...store.operator.stock,
      coverage: (ids: readonly string[]) => (asked.push(ids), store.operator.stock.coverage(ids)),
    };
    const watched = { versions: store.versions, operator: { ...store.operator, stock } };
    const read = stockCoverage({ store: watched, registry });
    await read();
    await read();
    await store.operator.stock.put([makeCar("f", "d2", { price: null, images: [picture] })]);
    const { dealerships } = await read();
    expect(asked).toEqual([["d1", "d2", "d3"], ["d2"]]);
    expect(dealerships.find(({ dealershipId }) => dealershipId === "d2")?.priced).toBe(0);
  });

  test("whatever changes the stock, it shows what a count from nothing shows", async () => {
    const step = fc.record({
      car: fc.constantFrom("a", "b", "f", "g", "h"),
      dealership: fc.constantFrom("d2", "d3"),
      price: fc.constantFrom(null, 0, 10_000),
      hasPicture: fc.boolean(),
      isDeleted: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const store = await open();
        const read = stockCoverage({ store, registry });
        for (const { car, dealership, price, hasPicture, isDeleted } of steps) {
          const owner = ["a", "b"].includes(car) ? "d1" : car === "f" ? "d2" : dealership;
          if (isDeleted) await store.operator.stock.delete([`${owner}-${car}`]);
          else
            await store.operator.stock.put([
              makeCar(`${owner}-${car}`, owner, { price, images: hasPicture ? [picture] : [] }),
            ]);
          expect(await read()).toEqual(await stockCoverage({ store, registry })());
        }
        await store.close();
      }),
      { seed: 47, numRuns: kind === "sqlite" ? 15 : 3 },
    );
  });

  test("says so when the cars cannot be counted", async () => {
    const store = await open();
    const stock = { ...store.operator.stock, coverage: () => Promise.reject(new Error("malformed JSON")) };
    const read = stockCoverage({
      store: { versions: store.versions, operator: { ...store.operator, stock } },
      registry,
    });
    expect(await read()).toEqual({ dealerships: [], problem: "malformed JSON" });
  });
});

test("[17.2.16] the page has a table of shares, filtered and bounded, with every name as text", () => {
  const of = (dealershipId: string, cars: number, priced: number, pictured: number) => ({
    dealershipId,
    name: "First <b>Motors",
    sites: [`site-${dealershipId}`],
    cars,
    priced,
    pictured,
  });
  const figures = { dealerships: [of("d1", 300, 299, 1), of("d2", 0, 0, 0)], problem: null };
  const all = stockSection(figures, "", 10);
  expect(all).toContain("First &lt;b&gt;Motors (d1)</th><td>300</td><td>99 %</td><td>under 1 %</td>");
  expect(all).toContain("(d2)</th><td>0</td><td>–</td><td>–</td>");
  expect(stockSection(figures, "SITE-D2", 10)).not.toContain("(d1)");
  expect(stockSection(figures, "", 1)).toContain("And 1 more");
  expect(stockSection(figures, "nobody", 1)).toContain("No dealership.");
});
