import { createIndexCache } from "#server/services/index-cache.ts";
import { SiteRuntime } from "#server/site-runtime.ts";
import { createReserveApp, origin, reservableCar } from "#tests/support/reserve-app.ts";

const TURNS = 10;

/**
 * Measures how long the first page after a hold waits for its stock: one car patched, compared with a rebuilt index.
 */
export async function run([size = "5000"]: string[]): Promise<void> {
  const cars = Array.from({ length: Number(size) }, (_, number) =>
    reservableCar(`c${number}`, { make: ["Mazda", "Kia", "Toyota"][number % 3]!, price: 9000 + (number % 90) * 500 }),
  );
  const app = await createReserveApp(cars, { holdsPerHour: 0 });
  try {
    const runtime = app.registry.bySlug("first-site");
    if (!runtime) throw new Error("no site");
    const now = app.time.now.getTime();
    await runtime.state(now);
    const [patched, anew]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await app.reserve(`c${turn}`, { email: `${turn}@example.com`, phone: `04${10_000_000 + turn}` });
      patched.push(await timed(() => runtime.state(now)));
      const parts = { indexes: createIndexCache(256 * 1024 * 1024), market: app.registry.market };
      const fresh = new SiteRuntime(runtime.site, app.store, parts, origin);
      anew.push(await timed(() => fresh.state(now)));
    }
    const [fast, slow] = [median(patched), median(anew)];
    process.stdout.write(
      `A hold among ${size} cars: patched ${fast.toFixed(1)} ms, index made anew ${slow.toFixed(1)} ms, ratio ${(fast / slow).toFixed(3)}\n`,
    );
  } finally {
    await app.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
