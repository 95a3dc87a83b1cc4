import { setTimeout as pause } from "node:timers/promises";
import { ask } from "#tests/support/ask.ts";
import type { Change } from "./drill-report.ts";
import type { Cluster } from "./topology.ts";

const EVERY_MS = 10_000;
const GIVE_UP_MS = 120_000;

/** The listing, wherever the site has it. */
async function listingOf(port: number, slug: string, query: string) {
  const answer = await ask(port, slug, `/search${query}`);
  const { location } = answer.headers;
  if (location === undefined) return answer;
  const { pathname, search } = new URL(location, "http://here");
  return ask(port, slug, pathname + search);
}

/** Changes the price of one car now and then, and measures how long it takes until every running node shows it. */
export function watchChanges({ sites, nodes, store }: Cluster, phaseNow: () => string) {
  const state = { isOver: false };
  const changes: Change[] = [];
  const [site] = sites;
  const run = async () => {
    const first = (await store.operator.stock.list(site?.dealership ?? ""))[0];
    if (!site || !first) throw new Error("The first site has no car.");
    for (let n = 1; !state.isOver; n += 1) {
      const price = 51_001 + n;
      const put = await store.operator.stock.put([{ ...first, price }]).catch(() => null);
      if (put !== null) {
        const [begun, phase] = [performance.now(), phaseNow()];
        const text = `${Math.floor(price / 1000)},${String(price % 1000).padStart(3, "0")}`;
        for (const node of nodes) {
          while (node.process !== null && performance.now() - begun < GIVE_UP_MS) {
            const shown = await listingOf(node.port, site.slug, `?price=${price},${price}`).catch(() => null);
            if (shown?.text.includes(text)) break;
            await pause(20);
          }
        }
        changes.push({ phase, ms: performance.now() - begun });
      }
      await pause(EVERY_MS);
    }
  };
  const running = run();
  return {
    async stop(): Promise<Change[]> {
      state.isOver = true;
      await running;
      return changes;
    },
  };
}
