import { reportOnce } from "#server/documents/document-error.ts";
import type { OnFault } from "./engine.ts";
import { openPostgresReader } from "./postgres/postgres-engine.ts";
import { createQueryBuilder } from "./query-builder.ts";
import type { StoreContext } from "./repositories/context.ts";
import { createSiteStore, type SiteStore } from "./repositories/for-site.ts";
import { createMediaCatalogue } from "./repositories/media-catalogue.ts";
import { createOperatorDealerships } from "./repositories/operator-dealerships.ts";
import { createOperatorStock } from "./repositories/operator-stock.ts";
import type { SiteValues } from "./repositories/site-values.ts";
import { openSqliteReader } from "./sqlite/sqlite-reader.ts";
import type { Store } from "./store.ts";
import { readVersions } from "./versions.ts";

export type StoreReader = Pick<Store, "forSite" | "versions" | "close"> & {
  readonly operator: Pick<Store["operator"], "dealerships" | "stock" | "media">;
};

type Options = {
  databaseUrl: string | undefined;
  dataDir: string;
  onFault: OnFault;
  /** Stores values that a site's addresses may use, through a connection that can write. */
  addValues: (site: string, values: Parameters<SiteValues["add"]>[0]) => void;
};

/** The store for a render thread: its own connection, which reads and never writes. */
export function openReader({ databaseUrl, dataDir, onFault, addValues }: Options): StoreReader {
  const engine = databaseUrl === undefined ? openSqliteReader(dataDir) : openPostgresReader(databaseUrl, onFault);
  const db = createQueryBuilder(engine.kind);
  const context: StoreContext = {
    engine,
    db,
    now: () => new Date(),
    deliveriesAdded: new Set(),
    unreadable: reportOnce(onFault),
  };
  return {
    forSite(site): SiteStore {
      const store = createSiteStore(context, site);
      return { ...store, values: { all: store.values.all, add: async (values) => addValues(site.slug, values) } };
    },
    operator: {
      dealerships: createOperatorDealerships(context),
      stock: createOperatorStock(context),
      media: createMediaCatalogue(context),
    },
    versions: (scopes) => readVersions(engine, db, scopes),
    close: () => engine.close(),
  };
}
