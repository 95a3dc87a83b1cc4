import { describe, expect, test } from "vitest";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { gathered } from "#tests/support/gathered.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";

describe.each(["sqlite", "postgres"] as const)("stock on %s", (kind) => {
  const places = useStorePlaces(kind);

  const openWithDealerships = async (...ids: string[]) => {
    const store = await places.open();
    await store.operator.dealerships.put(ids.map((id) => makeDealership(id)));
    return store;
  };

  test("[3.1.3] a car comes back joined with its dealership and location", async () => {
    const store = await openWithDealerships("d1");
    const car = makeCar("c1", "d1", { location_id: "d1-south", sold_date_timestamp: 1_772_323_200_123 });
    await store.operator.stock.put([car]);
    const joined = {
      ...car,
      dealership_slug: "d1",
      dealership_name: "Dealership d1",
      location: { name: "Dealership d1 Wollongong", phone: "02 5550 5000", slug: "d1-south", coming_soon_text: null },
      city: "Wollongong",
      state: "NSW",
    };
    const { cars } = store.forSite({ slug: "s", dealershipIds: ["d1"] });
    expect(await cars.byId("c1")).toEqual(joined);
    expect(await cars.bySlug("car-c1")).toEqual(joined);
    expect(await gathered(cars.portions())).toEqual([joined]);
    expect(await store.operator.stock.get("c1")).toEqual(car);
  });

  test("a car whose location is gone stands at the dealership's main one", async () => {
    const store = await openWithDealerships("d1");
    await store.operator.stock.put([makeCar("c1", "d1", { location_id: "closed-since" })]);
    const car = await store.forSite({ slug: "s", dealershipIds: ["d1"] }).cars.byId("c1");
    expect(car?.location.slug).toBe("d1-main");
  });

  test("[17.1.2] only what differs is written, and only then the stock's version rises", async () => {
    const store = await openWithDealerships("d1");
    const cars = [makeCar("c1", "d1"), makeCar("c2", "d1")];
    expect(await store.operator.stock.put(cars)).toEqual({ written: 2, unchanged: 0 });
    expect(await store.operator.stock.put(cars)).toEqual({ written: 0, unchanged: 2 });
    expect((await store.versions()).get("stock:d1")).toBe(1);
    const sold = makeCar("c2", "d1", { status: "sold", sold: true });
    expect(await store.operator.stock.put([makeCar("c1", "d1"), sold])).toEqual({ written: 1, unchanged: 1 });
    expect((await store.versions()).get("stock:d1")).toBe(2);
    expect((await store.operator.stock.get("c2"))?.status).toBe("sold");
  });

  test("[17.1.2] a change of one dealership's stock leaves the versions of others and of sites alone", async () => {
    const store = await openWithDealerships("d1", "d2");
    const before = await store.versions();
    await store.operator.stock.put([makeCar("c1", "d1")]);
    const after = await store.versions();
    expect(Object.fromEntries(after)).toEqual({
      ...Object.fromEntries(before),
      "stock:d1": 1,
      all: (before.get("all") ?? 0) + 1,
    });
  });

  test("refuses a car that belongs to another dealership, and writes nothing of its batch", async () => {
    const store = await openWithDealerships("d1", "d2");
    await store.operator.stock.put([makeCar("c1", "d1")]);
    await expect(store.operator.stock.put([makeCar("c0", "d2"), makeCar("c1", "d2")])).rejects.toMatchObject({
      kind: "refused",
      message: 'Car c1 belongs to the dealership "d1" and is not moved to "d2". Use another id.',
    });
    expect(await store.operator.stock.list("d2")).toEqual([]);
    expect((await store.operator.stock.list("d1")).map(({ id }) => id)).toEqual(["c1"]);
  });

  test("a file larger than a page or a batch is kept whole", async () => {
    const store = await openWithDealerships("d1");
    const ids = Array.from({ length: 2100 }, (_, n) => `c${String(n).padStart(5, "0")}`);
    const cars = ids.map((id) => makeCar(id, "d1"));
    expect(await store.operator.stock.put(cars.toReversed())).toEqual({ written: 2100, unchanged: 0 });
    const site = store.forSite({ slug: "s", dealershipIds: ["d1"] }).cars;
    expect((await gathered(site.portions())).map(({ id }) => id)).toEqual(ids);
    expect(await site.count()).toBe(2100);
    expect((await site.byIds(ids.toReversed())).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await store.operator.stock.delete(ids)).toBe(2100);
    expect(await store.operator.stock.list("d1")).toEqual([]);
  });

  test("of two cars with one id in a file the later counts", async () => {
    const store = await openWithDealerships("d1");
    await store.operator.stock.put([makeCar("c1", "d1", { km: 1 }), makeCar("c1", "d1", { km: 2 })]);
    expect((await store.operator.stock.get("c1"))?.km).toBe(2);
  });

  test("a slug stands once in a dealership; a batch that repeats it is undone as a whole", async () => {
    const store = await openWithDealerships("d1", "d2");
    await store.operator.stock.put([makeCar("c1", "d1", { slug: "same" }), makeCar("c2", "d2", { slug: "same" })]);
    const before = await store.versions();
    const batch = [makeCar("c3", "d1"), makeCar("c4", "d1", { slug: "same" })];
    await expect(store.operator.stock.put(batch)).rejects.toMatchObject({ kind: "duplicate", table: "cars" });
    expect((await store.operator.stock.list("d1")).map(({ id }) => id)).toEqual(["c1"]);
    expect(await store.versions()).toEqual(before);
  });

  test("a car of a dealership that does not exist is refused by name", async () => {
    const store = await openWithDealerships("d1");
    await expect(store.operator.stock.put([makeCar("c1", "d9")])).rejects.toMatchObject({
      kind: "missing",
      message: 'There is no dealership "d9".',
    });
  });

  test("deleting tells how many there were and bumps only where something went", async () => {
    const store = await openWithDealerships("d1", "d2");
    await store.operator.stock.put([makeCar("c1", "d1"), makeCar("c2", "d2")]);
    expect(await store.operator.stock.delete(["c1", "c1", "never-there"])).toBe(1);
    expect(await store.operator.stock.delete(["never-there"])).toBe(0);
    const versions = await store.versions();
    expect([versions.get("stock:d1"), versions.get("stock:d2")]).toEqual([2, 1]);
  });

  test("two writers of the same cars, in opposite orders, both succeed", async () => {
    const place = await places.newPlace();
    const [one, two] = [await places.open(place), await places.open(place)];
    await one.operator.dealerships.put([makeDealership("d1")]);
    const cars = (km: number) => Array.from({ length: 40 }, (_, n) => makeCar(`c${n}`, "d1", { km }));
    const rounds = Array.from({ length: 8 }, (_, round) => [
      one.operator.stock.put(cars(2 * round)),
      two.operator.stock.put(cars(2 * round + 1).toReversed()),
    ]);
    await Promise.all(rounds.flat());
    // The last writer wins: two batches never mix.
    expect(new Set((await one.operator.stock.list("d1")).map(({ km }) => km)).size).toBe(1);
  });
});
