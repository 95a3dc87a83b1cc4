import { reportOnce } from "#server/documents/document-error.ts";
import type { OnFault } from "./engine.ts";
import { openPostgresEngine } from "./postgres/postgres-engine.ts";
import { createQueryBuilder } from "./query-builder.ts";
import type { StoreContext } from "./repositories/context.ts";
import { createAppliedFiles } from "./repositories/applied-files.ts";
import { createSiteStore } from "./repositories/for-site.ts";
import { createGoodSites } from "./repositories/good-sites.ts";
import { createOperatorDealerships } from "./repositories/operator-dealerships.ts";
import { createDismissals } from "./repositories/dismissals.ts";
import { createErasures } from "./repositories/erasures.ts";
import { createOperatorLeads } from "./repositories/operator-leads.ts";
import { createOperatorReservations } from "./repositories/operator-reservations.ts";
import { createJournal } from "./repositories/journal.ts";
import { createMediaCatalogue } from "./repositories/media-catalogue.ts";
import { createOperatorSites } from "./repositories/operator-sites.ts";
import { createOperatorStock } from "./repositories/operator-stock.ts";
import { createStockImports } from "./repositories/stock-imports.ts";
import { createHostKeys } from "./repositories/host-keys.ts";
import { createStockKeys } from "./repositories/stock-keys.ts";
import { createStockSources } from "./repositories/stock-sources.ts";
import { createOutbox } from "./repositories/outbox.ts";
import { createPictures } from "./repositories/pictures.ts";
import { createPersonTraces } from "./repositories/person-traces.ts";
import { createPicturedCars } from "./repositories/pictured-cars.ts";
import { createReceivers } from "./repositories/receivers.ts";
import { createRecipients } from "./repositories/recipients.ts";
import { createRetentionStore } from "./repositories/retention-store.ts";
import { createSiteLife } from "./repositories/site-life.ts";
import { createSharedCounts } from "./repositories/shared-counts.ts";
import { createServers } from "./repositories/servers.ts";
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
    operator: {
      sites: createOperatorSites(context),
      siteLife: createSiteLife(context),
      appliedFiles: createAppliedFiles(context),
      goodSites: createGoodSites(context),
      dealerships: createOperatorDealerships(context),
      stock: createOperatorStock(context),
      imports: createStockImports(context),
      sources: createStockSources(context),
      stockKeys: createStockKeys(context),
      hostKeys: createHostKeys(context),
      pictures: createPictures(context),
      media: createMediaCatalogue(context),
      picturedCars: createPicturedCars(context),
      leads: createOperatorLeads(context),
      outbox: createOutbox(context),
      receivers: createReceivers(context),
      recipients: createRecipients(context),
      retention: createRetentionStore(context),
      erasures: createErasures(context),
      personTraces: createPersonTraces(context),
      journal: createJournal(context),
      reservations: createOperatorReservations(context),
      servers: createServers(context),
      dismissals: createDismissals(context),
      sharedCounts: createSharedCounts(context),
    },
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
