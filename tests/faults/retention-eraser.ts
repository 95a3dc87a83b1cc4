import { once } from "node:events";
import { writeSync } from "node:fs";
import { openStore } from "#server/adapters/store/open-store.ts";
import { undoDays } from "#server/leads/retention/observed-time.ts";
import { runRetention } from "#server/leads/retention/run-retention.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import { folderFiles } from "#tests/support/folder-files.ts";

// The process that is killed while it erases. It prints when it starts, each time files are removed, and when it is
// done. After removing files it waits for permission to continue. Arguments: data directory, database address or "",
// the time of the run.

const [dataDir = "", databaseUrl = "", now = ""] = process.argv.slice(2);
const store = await openStore({ dataDir, databaseUrl: databaseUrl === "" ? undefined : databaseUrl });
const registry = new SiteRegistry(store, createIndexCache(1000), () => "http://first.example");
await registry.refresh();
const applied = registry.bySlug("first-site")?.site;
if (!applied) throw new Error("no site");
const site = { ...applied, private: { ...applied.private, retention_days: 30 } };
const files = folderFiles(dataDir);
const leadFiles = {
  async erase(gone: Parameters<typeof files.erase>[0]) {
    await files.erase(gone);
    if (gone.files.length === 0) return;
    writeSync(1, "files\n");
    await once(process.stdin, "data");
  },
};
writeSync(1, "begun\n");
// A plan that is due. One that reached further than today's would count as a clock error.
const cutoff = new Date(Date.parse(now) - 31 * 24 * 60 * 60 * 1000).toISOString();
await store.operator.retention.plan(site.slug, { what: "leads", cutoff, watched_seconds: 0 });
const watchedSeconds = (undoDays + 1) * 24 * 60 * 60;
const clock = { now: new Date(now), problem: null, watchedSeconds };
await runRetention({ store, leadFiles, site, clock, dryRun: false, most: Number.POSITIVE_INFINITY });
writeSync(1, "done\n");
await store.close();
process.stdin.destroy();
