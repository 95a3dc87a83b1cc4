import { kb, ms, perSecond, row, type Row } from "#bench/table/row.ts";
import { inTurns, type Target } from "#bench/pages/throughput.ts";
import { ask } from "#tests/support/ask.ts";
import { startDemoServer } from "#tests/support/demo-server.ts";
import { buildNext } from "./install.ts";
import { startNext } from "./next-server.ts";
import { treeOf } from "./page-tree.ts";

const slug = "harbour-city-motors";
const path = "/search/used-cars";

/**
 * The same listing in Next.js: the elements of our own page, drawn by React in a production build. Its data lies ready
 * in memory, while ours is searched for; it compresses by itself in one line and leaves that to a proxy in another.
 */
export async function measure({ quick }: { quick: boolean }): Promise<Row[]> {
  const rounds = quick ? 4 : 10;
  const demo = await startDemoServer({ LOG_LEVEL: "error" });
  try {
    const page = await ask(demo.port, slug, path);
    if (page.status !== 200) throw new Error(`${path} of ${slug} answered ${page.status}`);
    const built = buildNext(JSON.stringify(treeOf(page.text)));
    const ours: Target = { url: `http://127.0.0.1:${demo.port}${path}`, host: `${slug}.localhost`, pid: demo.pid };
    const rows: Row[] = [];
    for (const compress of [true, false]) {
      const next = await startNext(built, compress);
      try {
        if (compress) rows.push(await sizeRow(page.body.length, next.port, built.version));
        const how = compress ? "gzip by itself" : "not compressed";
        for (const [name, theirPath] of Object.entries({ cached: "/kept", uncached: "/drawn" })) {
          const vary = name === "uncached";
          const theirs = { url: `http://127.0.0.1:${next.port}${theirPath}`, host: "localhost", pid: next.pid };
          const met = await inTurns({ ...ours, vary }, { ...theirs, vary }, rounds);
          rows.push(
            row(`${name} listing`, perSecond(met.ours.perSecond, "pages"), {
              peer: `Next.js, ${how}: ${perSecond(met.theirs.perSecond, "pages")}`,
              ratio: met.ratio,
            }),
            row(`${name} listing, processor`, ms(met.ours.cpuMs), {
              peer: `Next.js, ${how}: ${ms(met.theirs.cpuMs)}`,
              ratio: met.cpuRatio,
            }),
          );
        }
      } finally {
        await next.stop();
      }
    }
    return rows;
  } finally {
    await demo.stop();
  }
}

async function sizeRow(ourBytes: number, port: number, version: string): Promise<Row> {
  const [cached, drawn] = await Promise.all(
    ["/kept", "/drawn"].map(async (address) => (await ask(port, "next", address)).body.length),
  );
  const ratio = (drawn ?? 0) / ourBytes;
  if (Math.abs(ratio - 1) > 0.1 || Math.abs((cached ?? 0) / ourBytes - 1) > 0.1) {
    throw new Error(`the page of Next.js has ${drawn} bytes and ours ${ourBytes}: they are not the same page`);
  }
  return row("HTML of the listing", kb(ourBytes), { peer: `Next.js ${version}: ${kb(drawn ?? 0)}`, ratio: 1 / ratio });
}
