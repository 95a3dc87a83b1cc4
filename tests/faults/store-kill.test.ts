import { spawn } from "node:child_process";
import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as moment } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { sqliteFile } from "#server/adapters/store/sqlite/sqlite-engine.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { programFile } from "#tests/support/programs.ts";
import { useStorePlaces, type Place } from "#tests/support/store-places.ts";
import { expectAllStored } from "./expect-all-stored.ts";
import { createRandom } from "./random.ts";

const RUNS = Number(process.env.FAULT_RUNS ?? 5);
const SEED = Number(process.env.FAULT_SEED ?? 20_260_301);
const script = programFile("tests/faults/store-writer.ts");

/**
 * Kills every fourth process during its start or soon after; the others after a number of acknowledged writes and a
 * short delay. Returns the acknowledged numbers.
 */
async function writeUntilKilled(place: Place, run: string, random: () => number, whileWriting?: () => Promise<void>) {
  const writer = spawn(process.execPath, [script, place.dataDir, place.databaseUrl ?? "", run], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const closed = once(writer, "close");
  const isEarly = random() < 0.25;
  const enough = Math.ceil(random() * 300);
  let printed = "";
  const reached = new Promise<void>((resolve) => {
    writer.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.split("\n").length > enough) resolve();
    });
    writer.once("exit", () => resolve());
  });
  if (!isEarly || whileWriting !== undefined) await reached;
  await moment(random() * (isEarly ? 400 : 10));
  await whileWriting?.();
  writer.kill("SIGKILL");
  await closed;
  // The last line counts only if it is complete.
  return printed.split("\n").slice(0, -1).map(Number);
}

describe.each(["sqlite", "postgres"] as const)("killed while writing to %s", (kind) => {
  const places = useStorePlaces(kind);

  test(`[19.3.1] ${RUNS} times, a store opens again with every acknowledged write`, async () => {
    const random = createRandom(SEED);
    const place = await places.newPlace();
    const acknowledged = new Map<string, number[]>();
    for (let n = 0; n < RUNS; n += 1) {
      const run = `run-${n}`;
      acknowledged.set(run, await writeUntilKilled(place, run, random));
      const store = await openStore(place);
      await expectAllStored(store, run, acknowledged.get(run) ?? []);
      await store.close();
    }
    const store = await openStore(place);
    for (const [run, numbers] of acknowledged) await expectAllStored(store, run, numbers);
    await store.close();
    if (kind === "sqlite") expectSound(sqliteFile(place.dataDir));
    expect([...acknowledged.values()].flat().length).toBeGreaterThan(RUNS * 10);
  });
});

describe("PostgreSQL itself killed while a process writes to it", () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  const runs = Math.ceil(RUNS / 4);
  test(`[19.3.1] ${runs} times, it recovers every acknowledged write`, async () => {
    const random = createRandom(SEED + 1);
    const place = { dataDir: "", databaseUrl: await server.createDatabase() };
    for (let n = 0; n < runs; n += 1) {
      const signal = n % 2 === 0 ? "SIGKILL" : "SIGQUIT";
      const numbers = await writeUntilKilled(place, `run-${n}`, random, () => server.crash(signal));
      await server.start();
      const store = await openStore(place);
      expect(numbers.length).toBeGreaterThan(0);
      await expectAllStored(store, `run-${n}`, numbers);
      await store.close();
    }
  });
});

function expectSound(file: string): void {
  const db = new DatabaseSync(file);
  expect({ ...db.prepare("pragma integrity_check").get() }).toEqual({ integrity_check: "ok" });
  expect(db.prepare("pragma foreign_key_check").all()).toEqual([]);
  db.close();
}
