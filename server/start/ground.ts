import { resolve } from "node:path";
import { type Logger, pino } from "pino";
import { openStorage } from "#server/adapters/storage/open-storage.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { openStore } from "#server/adapters/store/open-store.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { listen } from "#server/http/listen.ts";
import { proxyMatcher } from "#server/http/middleware/client-address.ts";
import { listenOperator } from "#server/http/operator/listen-operator.ts";
import { platformVersion } from "#server/http/operator/platform-version.ts";
import { lostStoreProblem } from "#server/operations/backup/lost-store.ts";
import { checkDataDir } from "#server/platform/checks/check-data-dir.ts";
import { clockProblem } from "#server/platform/checks/clock-skew.ts";
import { createLog } from "#server/platform/log.ts";
import { logStoreFault } from "#server/platform/log-store-fault.ts";
import { Recorder } from "#server/platform/metrics/recorder.ts";
import { readSecrets } from "#server/platform/secret/secret.ts";
import { ServerPresence } from "#server/platform/secret/server-presence.ts";
import { matchSecrets } from "#server/platform/secret/shared-secrets.ts";
import { startTracing, type Tracing } from "#server/platform/tracing/start-tracing.ts";
import { carryStockKeys } from "#server/stock/push/carried-keys.ts";
import type { Given } from "./given.ts";
import { partOf, type Parts } from "./start-parts.ts";

/** What everything else stands on. */
export type Ground = {
  log: Logger;
  clock: () => Date;
  /** Of this checkout. */
  version: string;
  listening: Awaited<ReturnType<typeof listen>>;
  operatorPort: Awaited<ReturnType<typeof listenOperator>> | null;
  /** An absolute path that can be written to. */
  dataDir: string;
  store: Store;
  storage: Storage;
  /** Why the empty database cannot be meant. */
  lostStore: string | null;
  presence: ServerPresence;
  clockWarning: string | null;
  demo: { mediaDir: string; stop(): void } | null;
  recorder: Recorder;
  tracing: Tracing | null;
};

const part = partOf<Given & Ground>();

export const ground: Parts<Ground, Given & Ground> = {
  log: part({
    needs: ["env"],
    start: ({ env }) => createLog(env.LOG_LEVEL, pino.destination({ dest: 2, sync: false })),
    stop: (log) => log.flush(),
  }),
  clock: part({ needs: [], start: () => () => new Date() }),
  version: part({ needs: ["root"], start: ({ root }) => platformVersion(root) }),
  listening: part({
    needs: ["env", "development"],
    start: ({ env, development }) => listen(env, development?.server),
    stop: (listening, graceMs) => listening.close(graceMs),
    phase: "requests",
  }),
  operatorPort: part({
    needs: ["env", "listening"],
    start: async ({ env: { OPERATOR_PORT: port, OPERATOR_HOST: host, OPERATOR_HOSTS: hosts } }) =>
      port === undefined ? null : await listenOperator({ port, host, hosts }),
    stop: (operatorPort) => operatorPort?.close(),
  }),
  dataDir: part({
    // Both ports first, so that a port in use is noticed before anything is opened or seeded.
    needs: ["env", "listening", "operatorPort"],
    start: ({ env }) => {
      const dataDir = resolve(env.DATA_DIR);
      checkDataDir(dataDir);
      return dataDir;
    },
  }),
  store: part({
    needs: ["env", "dataDir", "log"],
    start: ({ env, dataDir, log }) =>
      openStore({ databaseUrl: env.DATABASE_URL, dataDir, onFault: logStoreFault(log) }),
    stop: (store) => store.close(),
  }),
  storage: part({
    needs: ["env", "dataDir"],
    start: ({ env }) => openStorage(env.storage),
    stop: (storage) => storage.close(),
  }),
  lostStore: part({
    needs: ["env", "dataDir", "store", "storage", "log"],
    start: async ({ env, dataDir, store, storage, log }) => {
      const problem = await lostStoreProblem({ store, storage, place: { dataDir, databaseUrl: env.DATABASE_URL } });
      if (problem !== null && !env.DEMO) log.error(problem);
      return problem;
    },
  }),
  presence: part({
    // The server makes a secret here. A secret that is older than the database is a trace of a lost one.
    needs: ["env", "dataDir", "store", "lostStore", "clock", "version", "log"],
    start: async ({ env, dataDir, store: { operator }, clock, version, log }) => {
      const presence = new ServerPresence({
        servers: operator.servers,
        known: await matchSecrets(env, dataDir, operator.servers, clock()),
        newest: readSecrets(env, dataDir).secret,
        clock,
        log,
        version,
        onSecrets: (known) => carryStockKeys(operator.stockKeys, known),
      });
      await presence.start();
      return presence;
    },
    // When nothing more can be accepted: whoever moves the store waits for it.
    stop: (presence) => presence.stop(),
  }),
  clockWarning: part({
    needs: ["store", "clock", "log", "presence"],
    start: async ({ store, clock, log }) => {
      const problem = await clockProblem(store.operator.retention, clock);
      if (problem !== null) log.error(problem);
      return problem;
    },
  }),
  demo: part({
    // A server that the others would refuse does not start, and seeds nothing.
    needs: ["env", "dataDir", "store", "presence"],
    start: async ({ env, store, dataDir }) =>
      env.DEMO ? await (await import("#demo/seed.ts")).seedDemo(store, dataDir) : null,
    stop: (demo) => demo?.stop(),
    phase: "work",
  }),
  recorder: part({ needs: [], start: () => new Recorder() }),
  tracing: part({
    needs: ["env", "version", "store"],
    start: ({ env, version }) => startTracing(env, version, proxyMatcher(env.TRUSTED_PROXIES)),
    stop: (tracing) => tracing?.stop(),
  }),
};
