import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openStore } from "#server/adapters/store/open-store.ts";
import { programFile } from "#tests/support/programs.ts";
import { type Place, useStorePlaces } from "#tests/support/store-places.ts";
import { usualStore } from "#tests/support/usual-store.ts";
import { createRandom } from "./random.ts";

const RUNS = Math.min(Number(process.env.FAULT_RUNS ?? 3), 30);
const SEED = Number(process.env.FAULT_SEED ?? 20_260_301);
const CARS = 500;
const script = programFile("tests/faults/importer.ts");

/**
 * Kills the import at a random time after it has started. The time only varies the fault; no assertion depends on it.
 */
async function importUntilKilled(place: Place, run: number, random: () => number): Promise<{ isPublished: boolean }> {
  const words = [script, place.dataDir, place.databaseUrl ?? "", String(run), String(CARS)];
  const importer = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "inherit"] });
  const closed = once(importer, "close");
  let printed = "";
  const begun = new Promise<void>((resolve) => {
    importer.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      if (printed.includes("begins\n")) resolve();
    });
    importer.once("exit", () => resolve());
  });
  await begun;
  await Promise.race([pause(random() * 800), closed]);
  importer.kill("SIGKILL");
  await closed;
  return { isPublished: printed.includes("published\n") };
}

// The next process that opens the file has to undo what the killed one left in it.
describe.each(usualStore("sqlite"))("imports killed on %s", (kind) => {
  const places = useStorePlaces(kind);

  test(`[17.2.12] ${RUNS} times: the stock is whole, old or new`, async () => {
    const random = createRandom(SEED);
    const place = await places.newPlace();
    let before: number | null = null;
    for (let run = 1; run <= RUNS; run += 1) {
      const { isPublished } = await importUntilKilled(place, run, random);
      const store = await openStore(place);
      const cars = await store.operator.stock.list("d1");
      await store.close();
      const prices = new Set(cars.map(({ price }) => price));
      expect([0, CARS]).toContain(cars.length);
      expect(prices.size).toBe(cars.length === 0 ? 0 : 1);
      const price = [...prices][0] ?? null;
      expect(isPublished ? [1000 + run] : [before, 1000 + run]).toContain(price);
      before = price;
    }
  });
});
