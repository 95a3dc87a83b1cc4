import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { carSchema } from "#domain/car/car.ts";
import { applyFolder } from "#server/services/apply-folder.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { demoNetwork } from "./network.ts";
import { progressBar } from "./progress-bar.ts";

const dayMs = 86_400_000;

/** Fills the store with the demo network and renews its dates: at each start, and every midnight after. */
export async function seedDemo(store: Store, dataDir: string): Promise<{ mediaDir: string; stop(): void }> {
  const { mediaDir } = await anchor(store, dataDir, new Date());
  let timer: NodeJS.Timeout;
  const tomorrow = () => {
    timer = setTimeout(
      () => void anchor(store, dataDir, new Date()).finally(tomorrow),
      dayMs - (Date.now() % dayMs) + 1000,
    );
    timer.unref();
  };
  tomorrow();
  return { mediaDir, stop: () => clearTimeout(timer) };
}

/** Dates depend on the day only, so a second start on the same day has nothing to do. */
async function anchor(store: Store, dataDir: string, now: Date): Promise<{ mediaDir: string }> {
  const today = new Date(now.getTime() - (now.getTime() % dayMs));
  const marker = join(dataDir, "demo-seed");
  const wanted = `${today.toISOString().slice(0, 10)} ${store.engine} ${fingerprint(import.meta.dirname)}`;
  const network = () => demoNetwork({ now: today });
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted)
    return { mediaDir: join(import.meta.dirname, "media") };
  const { sitesDir, mediaDir, cars } = network();
  const bar = progressBar("Seeding the demo dealerships", cars.length);
  await applyFolder(store, sitesDir);
  for (let done = 0; done < cars.length; done += 250) {
    await store.operator.stock.put(cars.slice(done, done + 250).map((car) => carSchema.parse(car)));
    bar(Math.min(done + 250, cars.length));
  }
  writeFileSync(marker, wanted);
  return { mediaDir };
}

/** Names, sizes and times of the demo's files: quick to read, and different whenever a file changes. */
function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.(yaml|md|ts|json)$/.test(name)) continue;
    const { size, mtimeMs } = statSync(join(folder, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}
