import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyFolder } from "#server/sites/apply-folder.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { seedPeople } from "./demo-people.ts";
import { demoNetwork } from "./network.ts";
import { hashOf, type PutCars, putCars } from "./put-cars.ts";

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
type Seeded = { sites: string; stock: string; cars: PutCars };

/**
 * Dates depend on the day only, so a second start on the same day has nothing to do. After a change of the demo's files,
 * only the sites and cars that differ are written.
 */
async function anchor(store: Store, dataDir: string, now: Date): Promise<{ mediaDir: string }> {
  const today = new Date(now.getTime() - (now.getTime() % dayMs));
  const sitesDir = join(import.meta.dirname, "sites");
  const marker = join(dataDir, `demo-seed-${store.engine}.json`);
  const before = existsSync(marker) ? (JSON.parse(readFileSync(marker, "utf8")) as Seeded) : null;
  const isOfSites = (name: string) => name.startsWith("sites/");
  const sites = fingerprint(isOfSites);
  const stock = `${today.toISOString().slice(0, 10)} ${fingerprint((name) => !isOfSites(name))}`;
  if (before?.sites !== sites) await applyFolder(store, sitesDir);
  await seedPeople(store, now);
  const cars =
    before?.stock === stock ? before.cars : await putCars(store, demoNetwork({ now: today }).cars, before?.cars ?? []);
  if (before?.sites !== sites || before.stock !== stock) {
    // In one step: half a file could not be read at the next start.
    writeFileSync(`${marker}.new`, JSON.stringify({ sites, stock, cars } satisfies Seeded));
    renameSync(`${marker}.new`, marker);
  }
  return { mediaDir: join(import.meta.dirname, "media") };
}

/** Names, sizes and times of the demo's files: quick to read, and different whenever a file changes. */
function fingerprint(isMeant: (name: string) => boolean): string {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .sort()
    .filter((name) => /\.(yaml|md|ts|json)$/.test(name) && isMeant(name))
    .map((name) => {
      const { size, mtimeMs } = statSync(join(import.meta.dirname, name));
      return `${name} ${size} ${mtimeMs}`;
    });
  return hashOf(files.join("\n"));
}
