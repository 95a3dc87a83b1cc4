import { describe, expect, test } from "vitest";
import { makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import type { Store } from "./store.ts";

const site = (slug: string, hosts: string[], document: unknown = { name: slug }) => ({
  slug,
  id: `id-of-${slug}`,
  hosts,
  document,
});

async function versionsOf(store: Store): Promise<Record<string, number>> {
  return Object.fromEntries(await store.versions());
}

describe.each(["sqlite", "postgres"] as const)("a store on %s", (kind) => {
  const places = useStorePlaces(kind);

  describe("sites", () => {
    test("what was applied is read back whole, after a reopening too", async () => {
      const place = await places.newPlace();
      const document = { name: "Māori & 'quotes' \" 🚗", nested: { list: [1, null, false], empty: {} } };
      const first = await places.open(place, { now: () => new Date("2026-03-01T00:00:00Z") });
      await first.operator.sites.applyAll({ sites: [site("kauri", ["www.kauri.example", "kauri.example"], document)] });
      await first.close();
      const again = await places.open(place);
      expect(again.engine).toBe(kind);
      expect(await again.operator.sites.get("kauri")).toEqual({
        slug: "kauri",
        name: "kauri",
        suspended: null,
        id: "id-of-kauri",
        version: 1,
        hosts: ["kauri.example", "www.kauri.example"],
        document,
        applied_at: "2026-03-01T00:00:00.000Z",
      });
      expect(await again.operator.sites.get("unknown")).toBeNull();
    });

    test("[10.2.3] only the site that differs gets a new version", async () => {
      const store = await places.open();
      await store.operator.sites.applyAll({ sites: [site("a", ["a.example"]), site("b", ["b.example"])] });
      const applied = await store.operator.sites.applyAll({
        sites: [site("a", ["a.example"], { name: "A, renamed" }), site("b", ["b.example"])],
      });
      expect(applied).toEqual({ changed: ["a"], unchanged: ["b"], removed: [], dealerships: [], sources: [] });
      expect(await versionsOf(store)).toEqual({ all: 2, "site:a": 2, "site:b": 1 });
      expect((await store.operator.sites.list()).map(({ slug, version }) => [slug, version])).toEqual([
        ["a", 2],
        ["b", 1],
      ]);
    });

    test("applying the same again writes nothing", async () => {
      const store = await places.open();
      const application = { sites: [site("a", ["A.example"])], dealerships: [makeDealership("d1")] };
      await store.operator.sites.applyAll(application);
      const before = await versionsOf(store);
      expect(await store.operator.sites.applyAll(application)).toEqual({
        changed: [],
        unchanged: ["a"],
        removed: [],
        dealerships: [],
        sources: [],
      });
      expect(await versionsOf(store)).toEqual(before);
    });

    test("[10.1.4] a host of another site is refused, whatever its case, and nothing of the application is kept", async () => {
      const store = await places.open();
      await store.operator.sites.applyAll({ sites: [site("a", ["a.example"])] });
      const before = await versionsOf(store);
      const application = {
        sites: [site("c", ["c.example"]), site("b", ["A.EXAMPLE"])],
        dealerships: [makeDealership("d1")],
      };
      await expect(store.operator.sites.applyAll(application)).rejects.toMatchObject({
        kind: "duplicate",
        table: "site_hosts",
        message: 'The host "a.example" of site "b" already belongs to site "a".',
      });
      expect((await store.operator.sites.list()).map(({ slug }) => slug)).toEqual(["a"]);
      expect(await store.operator.dealerships.list()).toEqual([]);
      expect(await versionsOf(store)).toEqual(before);
    });

    test("of two applications at once that claim one host, one is refused by the store itself", async () => {
      const store = await places.open();
      const outcomes = await Promise.allSettled(
        ["a", "b", "c"].map((slug) => store.operator.sites.applyAll({ sites: [site(slug, ["same.example"])] })),
      );
      const refused = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(refused.map(({ reason }) => reason as unknown)).toEqual([
        expect.objectContaining({ kind: "duplicate", table: "site_hosts" }),
        expect.objectContaining({ kind: "duplicate", table: "site_hosts" }),
      ]);
      expect((await store.operator.sites.list()).map(({ hosts }) => hosts)).toEqual([["same.example"]]);
    });

    test("one application may move a host from site to site and take a site down", async () => {
      const store = await places.open();
      await store.operator.sites.applyAll({
        sites: [site("a", ["x.example"]), site("b", []), site("c", ["y.example"])],
      });
      const applied = await store.operator.sites.applyAll({
        sites: [site("b", ["x.example", "y.example"]), site("a", ["a.example"])],
        remove: ["c", "never-there"],
      });
      expect(applied.removed).toEqual(["c"]);
      expect((await store.operator.sites.list()).map(({ slug, hosts }) => [slug, hosts])).toEqual([
        ["a", ["a.example"]],
        ["b", ["x.example", "y.example"]],
      ]);
      // Removing a site is a change too: watchers must hear of it.
      expect((await versionsOf(store))["site:c"]).toBe(2);
    });

    test("a site that comes back never repeats a version", async () => {
      const store = await places.open();
      await store.operator.sites.applyAll({ sites: [site("a", [])] });
      await store.operator.sites.applyAll({ sites: [], remove: ["a"] });
      await store.operator.sites.applyAll({ sites: [site("a", [])] });
      expect((await store.operator.sites.get("a"))?.version).toBe(3);
    });
  });

  describe("dealerships", () => {
    test("are written when they differ and bump their own version", async () => {
      const store = await places.open();
      const [one, two] = [makeDealership("d1"), makeDealership("d2")];
      expect(await store.operator.dealerships.put([two, one])).toEqual(["d1", "d2"]);
      const renamed = { ...two, name: "Renamed" };
      expect(await store.operator.dealerships.put([one, renamed])).toEqual(["d2"]);
      expect(await store.operator.dealerships.list()).toEqual([one, renamed]);
      expect(await store.operator.dealerships.get("d1")).toEqual(one);
      expect(await store.operator.dealerships.get("d9")).toBeNull();
      expect(await versionsOf(store)).toEqual({ all: 2, "dealership:d1": 1, "dealership:d2": 2 });
    });

    test("share no slug", async () => {
      const store = await places.open();
      const same = { ...makeDealership("d2"), slug: "d1" };
      await expect(store.operator.dealerships.put([makeDealership("d1"), same])).rejects.toMatchObject({
        kind: "duplicate",
        table: "dealerships",
      });
      expect(await store.operator.dealerships.list()).toEqual([]);
    });
  });

  describe("the life of a handle", () => {
    test("answers a ping while open, rejects everything after it was closed, and closes twice", async () => {
      const store = await places.open();
      await store.ping();
      await store.close();
      await store.close();
      await expect(store.ping()).rejects.toMatchObject({ kind: "unavailable" });
      await expect(store.versions()).rejects.toMatchObject({ kind: "unavailable" });
      await expect(store.operator.dealerships.put([makeDealership("d1")])).rejects.toMatchObject({
        kind: "unavailable",
      });
    });

    test("finishes the writes that are under way before it closes", async () => {
      const place = await places.newPlace();
      const store = await places.open(place);
      await store.operator.dealerships.put([makeDealership("d1")]);
      const events = store.forSite({ slug: "a", dealershipIds: [] }).events;
      const writes = Array.from({ length: 50 }, (_, n) => events.append([{ kind: "seen", document: { n } }]));
      await store.close();
      await Promise.all(writes);
      const again = await places.open(place);
      expect(await again.forSite({ slug: "a", dealershipIds: [] }).events.recent(100)).toHaveLength(50);
    });

    test("many handles may open a new place at once", async () => {
      const place = await places.newPlace();
      const stores = await Promise.all(Array.from({ length: 4 }, () => places.open(place)));
      await Promise.all(stores.map((store, at) => store.operator.dealerships.put([makeDealership(`d${at}`)])));
      expect(await stores[0]?.operator.dealerships.list()).toHaveLength(4);
      expect((await stores[3]?.versions())?.get("all")).toBe(4);
    });
  });
});
