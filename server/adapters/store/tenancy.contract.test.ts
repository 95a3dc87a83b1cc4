import { describe, expect, test } from "vitest";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { gathered } from "#tests/support/gathered.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";

// Ownership: a site can show, count or change only the cars of its own dealerships.
describe.each(["sqlite", "postgres"] as const)("a site's part of the store on %s", (kind) => {
  const places = useStorePlaces(kind);

  const open = async () => {
    const store = await places.open();
    await store.operator.dealerships.put([makeDealership("d1"), makeDealership("d2"), makeDealership("d3")]);
    await store.operator.stock.put([
      makeCar("c1", "d1"),
      makeCar("c2", "d2", { slug: "shared" }),
      makeCar("c3", "d3", { slug: "shared" }),
    ]);
    return store;
  };

  test("[6.2.2] no read reaches a car or dealership outside it", async () => {
    const store = await open();
    const { cars, dealerships } = store.forSite({ slug: "s", dealershipIds: ["d1", "d2"] });
    expect((await gathered(cars.portions())).map(({ id }) => id)).toEqual(["c1", "c2"]);
    expect(await cars.count()).toBe(2);
    expect(await cars.byId("c3")).toBeNull();
    expect((await cars.bySlug("shared"))?.id).toBe("c2");
    expect((await cars.byIds(["c3", "c2", "c1", "c9"])).map(({ id }) => id)).toEqual(["c2", "c1"]);
    expect((await dealerships.all()).map(({ id }) => id)).toEqual(["d1", "d2"]);
  });

  test("a site without dealerships has nothing", async () => {
    const store = await open();
    const { cars, dealerships, views } = store.forSite({ slug: "s", dealershipIds: [] });
    expect(await gathered(cars.portions())).toEqual([]);
    expect(await cars.count()).toBe(0);
    expect(await cars.bySlug("shared")).toBeNull();
    expect(await cars.byIds(["c1"])).toEqual([]);
    expect(await dealerships.all()).toEqual([]);
    expect(await views.of(["c1"])).toEqual(new Map());
  });

  test("where two dealerships of a group share a slug the same car answers every time", async () => {
    const store = await open();
    const { cars } = store.forSite({ slug: "s", dealershipIds: ["d3", "d2"] });
    expect((await cars.bySlug("shared"))?.id).toBe("c2");
  });

  test("[2.2.8] the values of its URLs are kept in the order they came, each once, and for itself", async () => {
    let timestamp = Date.UTC(2026, 0, 1);
    // Within one millisecond, alphabetical order decides which came first.
    const store = await places.open(undefined, { now: () => new Date(timestamp++) });
    const { values } = store.forSite({ slug: "s", dealershipIds: ["d1"] });
    await values.add({ make: ["Toyota"], body: ["Ute"] });
    await values.add({ make: ["Audi", "Toyota"] });
    await values.add({});
    expect(await values.all()).toEqual({ make: ["Toyota", "Audi"], body: ["Ute"] });
    expect(await store.forSite({ slug: "t", dealershipIds: ["d1"] }).values.all()).toEqual({});
  });

  test("[3.1.5] views add up for its own cars, are ignored for others, and bump no version", async () => {
    const store = await open();
    const before = await store.versions();
    const { views } = store.forSite({ slug: "s", dealershipIds: ["d1", "d2"] });
    await views.add(new Map([["c1", 2]]));
    await Promise.all([
      views.add(new Map([["c2", 1], ["c1", 3], ["c3", 7], ["c9", 1]])), // prettier-ignore
      views.add(new Map([["c1", 1], ["c2", 1]])), // prettier-ignore
    ]);
    await views.add(new Map());
    expect(await views.of(["c1", "c2", "c3"])).toEqual(
      new Map([
        ["c1", 6],
        ["c2", 2],
      ]),
    );
    expect(await store.forSite({ slug: "t", dealershipIds: ["d3"] }).views.of(["c1", "c3"])).toEqual(new Map());
    expect(await store.versions()).toEqual(before);
  });

  test("views go with their car", async () => {
    const store = await open();
    const { views } = store.forSite({ slug: "s", dealershipIds: ["d1"] });
    await views.add(new Map([["c1", 2]]));
    await store.operator.stock.delete(["c1"]);
    await store.operator.stock.put([makeCar("c1", "d1")]);
    expect(await views.of(["c1"])).toEqual(new Map());
  });

  test("events are the site's own, the latest first", async () => {
    const place = await places.newPlace();
    let minute = 0;
    const store = await places.open(place, { now: () => new Date(Date.UTC(2026, 0, 1, 0, minute)) });
    const { events } = store.forSite({ slug: "s", dealershipIds: [] });
    await events.append([{ kind: "search", document: { query: "ute" } }]);
    minute = 1;
    await events.append([{ kind: "favourite", document: {} }]);
    await events.append([]);
    await store.forSite({ slug: "t", dealershipIds: [] }).events.append([{ kind: "search", document: { n: 1 } }]);
    const found = await events.recent(10);
    expect(found.map(({ kind: of, document, created_at }) => [of, document, created_at])).toEqual([
      ["favourite", {}, "2026-01-01T00:01:00.000Z"],
      ["search", { query: "ute" }, "2026-01-01T00:00:00.000Z"],
    ]);
    expect(await events.recent(1)).toHaveLength(1);
  });
});
