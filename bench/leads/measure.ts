import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuSeconds } from "#bench/machine.ts";
import { ms, perSecond, row, type Row } from "#bench/table/row.ts";
import { applyLeadSites } from "#tests/faults/leads-sites.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { submissions, type Figures } from "./submissions.ts";

type Measured = Figures & { cpuMs: number; p99AtTarget: number };

const mostMs = 50;

/** Leads through HTTP, each on disk before its answer, on both stores. */
export async function measure({ quick }: { quick: boolean }): Promise<Row[]> {
  const seconds = quick ? 5 : 12;
  const sqlite = await submit({}, seconds, 1000);
  const postgres = await startPostgres();
  try {
    const onPostgres = await submit({ DATABASE_URL: await postgres.createDatabase() }, seconds, 800);
    return [...rowsOf("SQLite", sqlite, 1000), ...rowsOf("PostgreSQL", onPostgres, 800)];
  } finally {
    await postgres.stop();
  }
}

function rowsOf(store: string, { perSecond: rate, p50, p99, p99AtTarget, cpuMs }: Measured, target: number): Row[] {
  return [
    row(`leads on ${store}`, perSecond(rate, "leads"), {
      target: `≥ ${target.toLocaleString("en")}/s`,
      reached: rate >= target,
      ratio: rate / target,
    }),
    row(`leads on ${store}, p99 at ${target.toLocaleString("en")}/s`, ms(p99AtTarget), {
      target: `< ${mostMs} ms`,
      reached: p99AtTarget < mostMs,
    }),
    row(`leads on ${store} at full load: p50, p99, processor of the server`, `${ms(p50)}, ${ms(p99)}, ${ms(cpuMs)}`),
  ];
}

async function submit(env: { DATABASE_URL?: string }, seconds: number, targetRate: number): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), "forecourt-bench-"));
  try {
    await applyLeadSites({ dataDir, databaseUrl: env.DATABASE_URL });
    const server = await startServerProcess({ DATA_DIR: dataDir, LEADS_PER_MINUTE: "0", LOG_LEVEL: "error", ...env });
    try {
      await submissions(server.port, "warm", 3);
      const before = cpuSeconds(server.pid);
      const figures = await submissions(server.port, "kept", seconds);
      const cpuMs = ((cpuSeconds(server.pid) - before) * 1000) / figures.sent;
      const { p99: p99AtTarget } = await submissions(server.port, "steady", seconds, targetRate);
      return { ...figures, cpuMs, p99AtTarget };
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
