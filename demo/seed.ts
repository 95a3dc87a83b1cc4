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

/** What the store was filled from. */
type Seeded = { sites: string; stock: string; cars: [id: string, hash: string][] };

/**
 * Dates depend on the day only, so a second start on the same day has nothing to do. After a change of the demo's files,
 * only the sites and cars that differ are written.
 */
async function anchor(store: Store, dataDir: string, now: Date): Promise<{ mediaDir: string }> {
  const today = new Date(now.getTime() - (now.getTime() % dayMs));
  const sitesDir = join(import.meta.dirname, "sites");
  const marker = join(dataDir, `demo-seed-${store.engine}.json`);
  const before = existsSync(marker) ? (JSON.parse(readFileSync(marker, "utf8")) as Seeded) : null;
  const sites = fingerprint(sitesDir);
  const stock = `${today.toISOString().slice(0, 10)} ${["catalogue", "stock"].map((name) => fingerprint(join(import.meta.dirname, name))).join(" ")}`;
  if (before?.sites !== sites) await applyFolder(store, sitesDir);
  const cars = before?.stock === stock ? before.cars : await putCars(store, today, before?.cars ?? []);
  if (before?.sites !== sites || before.stock !== stock)
    writeFileSync(marker, JSON.stringify({ sites, stock, cars } satisfies Seeded));
  return { mediaDir: join(import.meta.dirname, "media") };
}

/** Writes the cars that differ from those before. */
async function putCars(store: Store, today: Date, before: Seeded["cars"]): Promise<Seeded["cars"]> {
  const { cars } = demoNetwork({ now: today });
  const known = new Map(before);
  const hashes = new Map(cars.map((car) => [car.id, hashOf(JSON.stringify(car))]));
  const changed = cars.filter(({ id }) => known.get(id) !== hashes.get(id));
  const bar = progressBar("Seeding the demo dealerships", changed.length);
  for (let done = 0; done < changed.length; done += 250) {
    await store.operator.stock.put(changed.slice(done, done + 250).map((car) => carSchema.parse(car)));
    bar(Math.min(done + 250, changed.length));
  }
  await store.operator.stock.delete([...known.keys()].filter((id) => !hashes.has(id)));
  return [...hashes];
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 16);

/** Names, sizes and times of the demo's files: quick to read, and different whenever a file changes. */
function fingerprint(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .filter((name) => /\.(yaml|md|ts|json)$/.test(name))
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    });
  return hashOf(files.join("\n"));
}
