import { reportOnce } from "#server/documents/document-error.ts";
import type { OnFault } from "./engine.ts";
import { openPostgresEngine } from "./postgres/postgres-engine.ts";
import { createQueryBuilder } from "./query-builder.ts";
import type { StoreContext } from "./repositories/context.ts";
import { createOperatorStore } from "./repositories/for-operator.ts";
import { createSiteStore } from "./repositories/for-site.ts";
import { openSqliteEngine } from "./sqlite/sqlite-engine.ts";
import type { Store } from "./store.ts";
import { readOverallVersion, readVersions } from "./versions.ts";
import { reportOwnChanges } from "./own-changes.ts";
import { watchVersions } from "./watch-versions.ts";

export type StoreOptions = {
  /** PostgreSQL when given; SQLite in dataDir otherwise. */
  databaseUrl?: string | undefined;
  dataDir: string;
  now?: () => Date;
  onFault?: OnFault;
};

export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, now = () => new Date(), onFault = () => undefined } = options;
  const opened =
    databaseUrl === undefined ? await openSqliteEngine(dataDir) : await openPostgresEngine(databaseUrl, onFault);
  const { engine, onOwnChange, applyOwnChange } = reportOwnChanges(opened, onFault);
  const db = createQueryBuilder(engine.kind);
  const context: StoreContext = { engine, db, now, deliveriesAdded: new Set(), unreadable: reportOnce(onFault) };
  const versions = (scopes?: readonly string[]) => readVersions(engine, db, scopes);
  const overall = () => readOverallVersion(engine, db);
  const watching = new Set<() => void>();

  return {
    engine: engine.kind,
    forSite: (site) => createSiteStore(context, site),
    operator: createOperatorStore(context),
    versions,
    onOwnChange,
    applyOwnChange,
    watch(onChange, since) {
      const end = watchVersions({ overall, versions }, engine.changes, onChange, { since, onFault });
      const stop = () => {
        watching.delete(stop);
        end();
      };
      watching.add(stop);
      return stop;
    },
    ping: () => engine.ping(),
    async close() {
      for (const stop of watching) stop();
      await engine.close();
    },
  };
}
