import { once } from "node:events";
import { setPriority } from "node:os";
import { resolve } from "node:path";
import { pino } from "pino";
import { logStoreFault } from "#server/platform/log-store-fault.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import { readEnv } from "#server/environment/env.ts";
import { createLog } from "#server/platform/log.ts";
import type { FetchLimits } from "#server/stock/import/fetch-watch.ts";
import { openSourceAccess } from "#server/stock/import/source-access.ts";
import { runSource } from "./run-source.ts";

// One run of one source, started by a server's scheduler. Arguments: the id of the dealership, and the lease of the run.
// The scheduler then sends how long the feed may take to arrive.

const [dealershipId = "", lease = ""] = process.argv.slice(2);
const env = readEnv(process.env);
const dataDir = resolve(env.DATA_DIR);
const log = createLog(env.LOG_LEVEL, pino.destination({ dest: 2, sync: true }));
// Visitors come first.
setPriority(10);
const stop = new AbortController();
// The server that started it is stopping, or was killed.
process.on("SIGTERM", () => stop.abort());
process.on("disconnect", () => stop.abort());

const [limits] = (await once(process, "message")) as [FetchLimits];
const store = await openStore({ databaseUrl: env.DATABASE_URL, dataDir, onFault: logStoreFault(log) });
const access = openSourceAccess(env, limits);
try {
  const ran = await runSource(
    dealershipId,
    {
      store,
      access,
      secrets: env.feedSecrets,
      operatorEmail: env.OPERATOR_EMAIL,
      clock: () => new Date(),
      signal: stop.signal,
    },
    { isDue: true, lease },
  );
  if (typeof ran === "object") {
    const { result, note, counts } = ran.run;
    const about = { dealership: dealershipId, result, note, counts, next: ran.nextAt.toISOString() };
    if (result === "failed" || result === "stopped") log.warn(about, "a stock run failed");
    else log.info(about, "a stock run succeeded");
  }
} finally {
  await access.outgoing.close();
  await store.close();
}
process.exit(0);
