import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { type GrownSite, writeNetwork } from "#bench/growth/network.ts";
import { fillStock } from "#bench/growth/stock.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyFolder } from "#server/sites/apply-folder.ts";
import { fakeMeilisearch } from "#tests/support/fake-meilisearch.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { findFreePort } from "#tests/support/store-free-port.ts";
import { startEdge } from "./edge.ts";
import { within } from "./within.ts";

const root = join(import.meta.dirname, "../..");
const NODES = 3;
/** A thousand sites on a busy machine take a minute or two; more than this is a fault. */
const MOST_SECONDS = 300;

/** `embedded`: each node searches by itself. The stand-in for Meilisearch indexes everything anew after each change. */
export type Size = { sites: number; cars: number; search: "server" | "embedded" };
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Node = Awaited<ReturnType<typeof startServerProcess>>;

/**
 * The topology of deploy/compose/three-nodes.yaml as plain processes on loopback. Meilisearch is in neither npm nor
 * Debian: a stand-in that speaks its protocol takes its place. s3rver stands in for the object storage.
 */
export async function startCluster(size: Size, say: (line: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-cluster-"));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const postgres = await startPostgres();
    ends.push(() => postgres.stop());
    say(`PostgreSQL    127.0.0.1:${postgres.port}`);
    const s3 = await startS3Server();
    ends.push(() => s3.stop());
    say(`object storage ${s3.settings.endpoint} (s3rver)`);
    const search = await fakeMeilisearch();
    ends.push(() => search.close());
    const hasServer = size.search === "server";
    say(`search         ${hasServer ? `${search.url} (a stand-in that speaks Meilisearch's protocol)` : "embedded"}`);
    const databaseUrl = await postgres.createDatabase("forecourt");
    const store = await openStore({ databaseUrl, dataDir: join(folder, "seed") });
    ends.push(() => store.close());
    const sitesDir = join(folder, "sites");
    const sites = writeNetwork(sitesDir, size.sites);
    for (const site of sites) withoutCaptcha(sitesDir, site);
    say(`seeding        ${size.sites} sites × ${size.cars} cars …`);
    const begun = performance.now();
    const seconds = () => ((performance.now() - begun) / 1000).toFixed(1);
    await within(MOST_SECONDS, "Applying the sites", applyFolder(store, sitesDir));
    say(`               sites applied after ${seconds()} s`);
    await within(MOST_SECONDS, "Writing the stock", fillStock(store, sites, size.cars));
    say(`               cars written after ${seconds()} s`);

    const environment = {
      DATABASE_URL: databaseUrl,
      SECRET: "one secret for the whole cluster",
      ...(hasServer ? { SEARCH_URL: search.url, SEARCH_KEY: search.masterKey } : {}),
      MEDIA_DIR: join(root, "demo/media"),
      PUBLIC_SCHEME: "https",
      TRUSTED_PROXIES: "127.0.0.1",
      DRAIN_SECONDS: "5",
      WORKERS: "1",
      LOG_LEVEL: "silent",
      // Everything comes from one machine.
      LEADS_PER_MINUTE: "0",
      PAGES_PER_MINUTE: "0",
      SEARCHES_PER_MINUTE: "0",
      CONFIRMATIONS_PER_HOUR: "0",
      CONFIRMATIONS_PER_DAY: "0",
      ...s3.env,
    };
    const nodes: { port: number; startMs: number; process: Node | null }[] = [];
    const start = async (at: number) => {
      const node = nodes[at];
      if (!node) throw new Error(`There is no node ${at}.`);
      const asked = performance.now();
      const dataDir = join(folder, `node-${at + 1}`);
      const variables = { ...environment, PORT: String(node.port), DATA_DIR: dataDir };
      const started = startServerProcess(variables, "build/programs/server-main.js");
      node.process = await within(MOST_SECONDS, `The start of node ${at + 1}`, started);
      node.startMs = performance.now() - asked;
    };
    const end = async (at: number, signal: NodeJS.Signals) => {
      const process = nodes[at]?.process;
      if (nodes[at]) nodes[at].process = null;
      await process?.stop(signal);
    };
    ends.push(() => Promise.all(nodes.map((_, at) => end(at, "SIGKILL"))));
    for (let at = 0; at < NODES; at += 1) {
      nodes.push({ port: await findFreePort(), startMs: 0, process: null });
      await start(at);
      say(`node ${at + 1}         127.0.0.1:${nodes[at]?.port}, ready after ${Math.round(nodes[at]?.startMs ?? 0)} ms`);
    }
    const ports = nodes.map(({ port }) => port);
    const edge = await within(MOST_SECONDS, "The start of Caddy", startEdge(join(folder, "caddy"), ports));
    ends.push(() => edge.stop());
    say(`Caddy          https://127.0.0.1:${edge.port}, certificates of its own authority`);
    /** For the `forecourt` command. */
    const commandEnv = { DATABASE_URL: databaseUrl, SECRET: environment.SECRET, DATA_DIR: join(folder, "node-1") };
    return { sites, sitesDir, commandEnv, nodes, edge, store, postgres, s3, search, start, end, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A drill sends forms as fast as no visitor does. */
function withoutCaptcha(folder: string, { slug }: GrownSite): void {
  const file = join(folder, `${slug}.yaml`);
  const site = parseDocument(readFileSync(file, "utf8"));
  site.set("captcha", null);
  writeFileSync(file, String(site));
}
