import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { programFile } from "#tests/support/programs.ts";
import { makeCar, makeDealership } from "#tests/support/store-fixtures.ts";
import { useStorePlaces, type Place } from "#tests/support/store-places.ts";
import type { Store } from "./store.ts";

const script = programFile("tests/support/store-put-cars.ts");

function putCarsElsewhere({ dataDir, databaseUrl = "" }: Place, dealership: string, count: number) {
  return promisify(execFile)(process.execPath, [script, dataDir, databaseUrl, dealership, String(count)]);
}

/** Resolves with every reported scope once this one has reached this version. */
function heardUntil(store: Store, scope: string, version: number): Promise<Set<string>> {
  const heard = new Set<string>();
  return new Promise((resolve) => {
    const stop = store.watch((changed) => {
      for (const name of changed.keys()) heard.add(name);
      if ((changed.get(scope) ?? 0) < version) return;
      stop();
      resolve(heard);
    }, new Map());
  });
}

describe.each(["sqlite", "postgres"] as const)("several processes on one %s store", (kind) => {
  const places = useStorePlaces(kind);

  test("[19.3.4] a write of another process is heard of and can be read at once", async () => {
    const place = await places.newPlace();
    const server = await places.open(place);
    const heard = heardUntil(server, "stock:elsewhere", 3);
    await putCarsElsewhere(place, "elsewhere", 3);
    expect(await heard).toEqual(new Set(["all", "dealership:elsewhere", "stock:elsewhere"]));
    expect(await server.forSite({ slug: "s", dealershipIds: ["elsewhere"] }).cars.count()).toBe(3);
  });

  test("processes that open a new store at once and write at the same time lose nothing", async () => {
    const place = await places.newPlace();
    const others = ["d1", "d2", "d3"].map((dealership) => putCarsElsewhere(place, dealership, 40));
    const server = await places.open(place);
    await server.operator.dealerships.put([makeDealership("d0")]);
    for (let n = 0; n < 40; n += 1) {
      await server.operator.stock.put([makeCar(`d0-${n}`, "d0")]);
      expect(await server.operator.stock.get(`d0-${n}`)).not.toBeNull();
    }
    await Promise.all(others);
    const dealershipIds = ["d0", "d1", "d2", "d3"];
    expect(await server.forSite({ slug: "s", dealershipIds }).cars.count()).toBe(160);
    // One bump per car and one per dealership, none lost between the processes.
    expect((await server.versions()).get("all")).toBe(164);
  });
});
