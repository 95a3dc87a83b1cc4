import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyLeadSites } from "#tests/faults/leads-sites.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { submissions, type Figures } from "./submissions.ts";

const target = 1000;

/** Leads per second over HTTP, each on disk before its answer, on both stores. */
export async function run(): Promise<void> {
  print("SQLite", await measure({}));
  const postgres = await startPostgres();
  try {
    print("PostgreSQL", await measure({ DATABASE_URL: await postgres.createDatabase() }));
  } finally {
    await postgres.stop();
  }
}

async function measure(env: { DATABASE_URL?: string }): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), "forecourt-bench-"));
  try {
    await applyLeadSites({ dataDir, databaseUrl: env.DATABASE_URL });
    const server = await startServerProcess({ DATA_DIR: dataDir, LEADS_PER_MINUTE: "0", LOG_LEVEL: "error", ...env });
    try {
      return await submissions(server.port);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

function print(store: string, { perSecond, p50, p99 }: Figures): void {
  const figures = `${perSecond.toFixed(0).padStart(6)} leads/s   p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`;
  process.stdout.write(`${store.padEnd(12)} ${figures}   ratio to target ${(perSecond / target).toFixed(2)}\n`);
}
