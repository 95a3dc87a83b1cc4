import { describe, expect, test } from "vitest";
import type { StoredCar } from "#domain/car/car.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";

describe.each(["sqlite", "postgres"] as const)("the history of cars in %s", (kind) => {
  const places = useStorePlaces(kind);
  const open = async () => {
    let now = new Date("2026-03-01T00:00:00.000Z");
    const store = await places.open(undefined, { now: () => now });
    await store.operator.dealerships.put([makeDealership("d1")]);
    const { stock, imports, carChanges } = store.operator;
    const of = async (id: string) =>
      (await carChanges.of(id)).map(
        ({ at, field, before, after, by }) => `${at.slice(0, 10)} ${field} ${before} ${after} ${by}`,
      );
    const staged = (before: StoredCar, change: Partial<StoredCar>) => {
      const car = { ...before, ...change };
      return { car, before, feed: { key: car.id, hash: "x", car, pictures: [], missingSince: null } };
    };
    const on = (day: string) => (now = new Date(`${day}T00:00:00.000Z`));
    return { store, stock, imports, of, staged, on };
  };
  const car = makeCar("c1", "d1", { price: 20_000 });

  test("[17.1.3] what is written by hand is remembered with its day and author; a new car has changed nothing", async () => {
    const { stock, of, on } = await open();
    await stock.put([car]);
    expect(await of("c1")).toEqual([]);
    on("2026-03-02");
    await stock.put([{ ...car, price: 19_000, tag: "**Demo**" }]);
    on("2026-03-03");
    await stock.put([{ ...car, price: 19_000, tag: "Demo", km: 9 }]);
    on("2026-03-04");
    await stock.put([{ ...car, price: null, status: "sold", sold: true }], "feed");
    on("2026-03-05");
    await stock.delete(["c1"]);
    expect(await of("c1")).toEqual([
      "2026-03-02 price 20000 19000 command line",
      "2026-03-02 tag null Demo command line",
      "2026-03-04 price 19000 null feed",
      "2026-03-04 status in_stock sold feed",
      "2026-03-04 tag Demo null feed",
      "2026-03-05 status sold null command line",
    ]);
  });

  test("[17.1.3] nobody sees what an import changes before it is published, and each change once", async () => {
    const { stock, imports, of, staged } = await open();
    await stock.put([car]);
    const lease = await imports.begin("d1", "run");
    await imports.stage(lease, [staged(car, { price: 18_000 })]);
    await imports.stage(lease, [staged(car, { price: 17_000, show_on_dealer_website: false })], "push");
    expect(await of("c1")).toEqual([]);
    await imports.publish(lease, await imports.holdsVersion("d1"));
    await imports.end({ ...lease, current: lease.current + 1 });
    expect(await of("c1")).toEqual(["2026-03-01 price 20000 17000 push", "2026-03-01 status in_stock hidden push"]);
  });

  test("[17.1.3] changes that are taken back, and those of a run that died, never happened", async () => {
    const { stock, imports, of, staged, on } = await open();
    const other = makeCar("c2", "d1", { price: 9000 });
    const third = makeCar("c3", "d1", { price: 7000 });
    await stock.put([car, other, third]);
    const dead = await imports.begin("d1", "dead");
    await imports.stage(dead, [staged(car, { price: 1 }), staged(third, { price: 1 })]);
    on("2026-03-02");
    const lease = await imports.begin("d1", "next");
    await imports.stage(lease, [staged(car, { price: 18_000 }), staged(other, { price: 8000 })]);
    await imports.unstage(lease, ["c1"]);
    await imports.publish(lease, await imports.holdsVersion("d1"));
    expect([await of("c1"), await of("c2"), await of("c3")]).toEqual([[], ["2026-03-02 price 9000 8000 feed"], []]);
    await expect(imports.stage(dead, [staged(car, { price: 2 })])).rejects.toThrow(StoreError);
    expect(await of("c1")).toEqual([]);
  });
});
