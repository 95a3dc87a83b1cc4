import type { AnyOrama } from "@orama/orama";
import type MiniSearch from "minisearch";
import type { DatabaseSync } from "node:sqlite";
import type { IndexVersion } from "#search-engine/index-version.ts";
import { differences } from "./agreement.ts";
import { benchCars } from "./cars.ts";
import { askEngine, buildEngine } from "./engine.ts";
import { askMiniSearch, buildMiniSearch, searchMiniSearch } from "./minisearch.ts";
import { askOrama, buildOrama, searchOrama } from "./orama.ts";
import type { PageAnswer } from "./page-answer.ts";
import { benchQueries, facets, hitsPerPage, ranges, textQueries } from "./queries.ts";
import { megabytes, table, type Line } from "./report.ts";
import { askSqlite, buildSqlite, searchSqlite } from "./sqlite.ts";
import { measure, timed } from "./timing.ts";

const OUR_QUERIES = 300;
const CHECKED_QUERIES = 100;
const PEER_QUERIES = 20;
/** MiniSearch creates a result object of every car before it filters: seconds per page, so a few pages must suffice. */
const SLOW_PEER_QUERIES = 4;

export type Engines = {
  readonly index: IndexVersion;
  readonly sqlite: DatabaseSync;
  readonly orama: AnyOrama;
  readonly mini: MiniSearch;
};

type Peer = {
  readonly name: string;
  readonly build: number;
  readonly ask: (query: ReturnType<typeof benchQueries>[number]) => PageAnswer | Promise<PageAnswer>;
  readonly compared: readonly (keyof PageAnswer)[];
  readonly checked: number;
  readonly timed: number;
};

/** Pages of filters: first checks that answers are equal, then measures. */
export async function comparePages(count: number): Promise<{ engines: Engines; title: string; lines: Line[] }> {
  const [index, ourBuild] = await timed(() => buildEngine(benchCars(count), count));
  const [sqlite, sqliteBuild] = await timed(() => buildSqlite(benchCars(count)));
  const [mini, miniBuild] = await timed(() => buildMiniSearch(benchCars(count)));
  const [orama, oramaBuild] = await timed(() => buildOrama(benchCars(count)));
  const peers: readonly Peer[] = [
    {
      name: "node:sqlite",
      build: sqliteBuild,
      ask: (query) => askSqlite(sqlite, query),
      compared: ["total", "ids", "facets", "ranges"],
      checked: CHECKED_QUERIES,
      timed: PEER_QUERIES,
    },
    {
      name: "MiniSearch",
      build: miniBuild,
      ask: (query) => askMiniSearch(mini, query),
      compared: ["total", "ids", "facets", "ranges"],
      checked: SLOW_PEER_QUERIES,
      timed: SLOW_PEER_QUERIES,
    },
    {
      name: "Orama",
      build: oramaBuild,
      ask: (query) => askOrama(orama, query),
      compared: ["total"],
      checked: PEER_QUERIES,
      timed: PEER_QUERIES,
    },
  ];
  const queries = benchQueries(OUR_QUERIES);
  const timings = await measure(queries, (query) => askEngine(index, query), OUR_QUERIES);
  const lines: Line[] = [
    { name: "engine", timings, build: ourBuild, note: `${megabytes(index.bytes)} by its own estimate` },
  ];
  for (const peer of peers) lines.push(await comparePeer(index, peer, queries));
  const title = `${count} cars: ${facets.length} disjunctive facets, ${ranges.length} range statistics, ${hitsPerPage} sorted hits`;
  return { engines: { index, sqlite, orama, mini }, title, lines };
}

async function comparePeer(index: IndexVersion, peer: Peer, queries: ReturnType<typeof benchQueries>): Promise<Line> {
  const different: string[] = [];
  for (const [at, query] of queries.slice(0, peer.checked).entries()) {
    const parts = differences(askEngine(index, query), await peer.ask(query), peer.compared);
    if (parts.length > 0) different.push(`query ${at}: ${parts.join(", ")}`);
  }
  const timings = await measure(queries.slice(0, peer.timed), peer.ask, 2);
  const parts = peer.compared.join(", ");
  const agreement = `${parts} equal in ${peer.checked - different.length} of ${peer.checked} queries`;
  return { name: peer.name, timings, build: peer.build, note: [agreement, ...different.slice(0, 3)].join("; ") };
}

/** Text alone: results differ by design (ranking, typos), so only times are compared. */
export async function compareText({ index, sqlite, orama, mini }: Engines): Promise<void> {
  const rounds = Array.from({ length: 5 }, () => textQueries).flat();
  const once = textQueries.length;
  const lines: Line[] = [
    { name: "engine", timings: await measure(rounds, (q) => index.search({ q, limit: hitsPerPage }), once) },
    { name: "node:sqlite FTS5", timings: await measure(rounds, (q) => searchSqlite(sqlite, q), once) },
    { name: "MiniSearch", timings: await measure(rounds, (q) => searchMiniSearch(mini, q), once) },
    { name: "Orama", timings: await measure(textQueries, (q) => searchOrama(orama, q), once) },
  ];
  console.log(table(`Text: ${textQueries.join(" · ")}`, lines));
}
