import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rowOf, type Row } from "#bench/overload/figures.ts";
import { Probing } from "#bench/overload/probes.ts";
import { leadQuestion } from "#bench/overload/subject.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { applyLeadSites } from "#tests/faults/leads-sites.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { feedMapping, writeFeed } from "./feed-file.ts";

const root = join(import.meta.dirname, "../..");
const leadEveryMs = 100;
const shownEveryMs = 60_000;

type Env = { DATA_DIR: string; DATABASE_URL?: string };
type Pass = { name: string; seconds: number; importerMb: number; serverMb: number; leads: Row; said: string };

/**
 * Imports a feed of a million rows, or of `--rows N`, while leads are sent: new, unchanged, and with one price changed.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rows: { type: "string", default: "1000000" }, store: { type: "string", default: "sqlite" } },
  });
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 1) throw new Error(`--rows takes a whole number from 1 on, not ${values.rows}`);
  if (values.store === "sqlite") return measure("SQLite", rows, {});
  const postgres = await startPostgres();
  try {
    await measure("PostgreSQL", rows, { DATABASE_URL: await postgres.createDatabase() });
  } finally {
    await postgres.stop();
  }
}

async function measure(store: string, rows: number, database: { DATABASE_URL?: string }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "forecourt-import-"));
  const env = { DATA_DIR: join(folder, "data"), ...database };
  try {
    await applyLeadSites({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
    const [feed, changed] = [join(folder, "feed.csv"), join(folder, "changed.csv")];
    writeFileSync(join(folder, "map.yaml"), feedMapping);
    await writeFeed(feed, rows);
    await writeFeed(changed, rows, Math.floor(rows / 2));
    const { size } = await stat(feed);
    process.stdout.write(
      `${store}: ${rows} rows, ${(size / 1024 ** 2).toFixed(0)} MB, a lead every ${leadEveryMs} ms\n`,
    );
    const server = await startServerProcess({ ...env, LEADS_PER_MINUTE: "0", LOG_LEVEL: "silent" });
    try {
      let acknowledged = 0;
      for (const [name, file] of [
        ["new", feed],
        ["again", feed],
        ["one price", changed],
      ] as const) {
        const pass = await importOnce(name, file, env, server);
        acknowledged += pass.leads.ok;
        print(pass);
      }
      const stored = await countLeads(env);
      if (stored < acknowledged) throw new Error(`${acknowledged} leads were acknowledged and ${stored} are stored`);
      process.stdout.write(`${acknowledged} leads acknowledged, ${stored} stored. `);
    } finally {
      await server.stop();
    }
    process.stdout.write(
      `Load average ${loadavg()
        .map((one) => one.toFixed(1))
        .join(" ")}.\n`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function importOnce(name: string, file: string, env: Env, server: { port: number; pid: number }): Promise<Pass> {
  const leads = new Probing(server.port, [
    { name: "leads", everyMs: leadEveryMs, next: () => leadQuestion(`first-site.localhost:${server.port}`) },
  ]);
  const begun = performance.now();
  const words = ["stock", "import", file, "--dealership", "second", "--mapping", join(file, "../map.yaml")];
  const importer = spawn(process.execPath, [join(root, "cli/main.ts"), ...words], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  importer.stdout.on("data", (text: Buffer) => (said += text.toString()));
  const peaks = { importerMb: 0, serverMb: 0 };
  let shownAt = begun;
  const watch = setInterval(() => {
    peaks.importerMb = Math.max(peaks.importerMb, peakMb(importer.pid ?? 0));
    peaks.serverMb = Math.max(peaks.serverMb, peakMb(server.pid));
    if (performance.now() - shownAt < shownEveryMs) return;
    shownAt = performance.now();
    const soFar = rowOf("leads", leads.samples.get("leads") ?? []);
    print({ name: "… so far", seconds: (shownAt - begun) / 1000, ...peaks, leads: soFar, said: "" });
  }, 200);
  const [code] = (await once(importer, "close")) as [number | null];
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  const samples = (await leads.stop()).get("leads") ?? [];
  if (code !== 0) throw new Error(`the import ended with code ${code}: ${said}`);
  return { name, seconds, ...peaks, leads: rowOf("leads", samples), said: said.split("\n").slice(1, 3).join(" ") };
}

/** The peak memory of a process so far; 0 once it has ended. */
function peakMb(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function countLeads({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }: Env): Promise<number> {
  const store = await openStore({ dataDir, databaseUrl });
  try {
    let count = 0;
    for await (const _lead of store.operator.leads.all("first-site")) count += 1;
    return count;
  } finally {
    await store.close();
  }
}

function print({ name, seconds, importerMb, serverMb, leads, said }: Pass): void {
  const memory = `importer ${importerMb.toFixed(0)} MB, server ${serverMb.toFixed(0)} MB at most`;
  const sent = `${leads.sent} leads sent, ${leads.refused} refused, ${leads.lost} lost, p50 ${leads.p50.toFixed(0)} ms, p99 ${leads.p99.toFixed(0)} ms`;
  const lines = [`${name.padEnd(10)} ${seconds.toFixed(0).padStart(5)} s   ${memory}`, sent, said].filter(Boolean);
  process.stdout.write(`${lines.join(`\n${" ".repeat(11)}`)}\n`);
}
