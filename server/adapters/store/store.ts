import type { AppliedFiles } from "./repositories/applied-files.ts";
import type { SiteScope } from "./repositories/context.ts";
import type { Dismissals } from "./repositories/dismissals.ts";
import type { Erasures } from "./repositories/erasures.ts";
import type { SiteStore } from "./repositories/for-site.ts";
import type { GoodSites } from "./repositories/good-sites.ts";
import type { OperatorDealerships } from "./repositories/operator-dealerships.ts";
import type { OperatorLeads } from "./repositories/operator-leads.ts";
import type { OperatorReservations } from "./repositories/operator-reservations.ts";
import type { OperatorSites } from "./repositories/operator-sites.ts";
import type { OperatorStock } from "./repositories/operator-stock.ts";
import type { StockImports } from "./repositories/stock-imports.ts";
import type { HostKeys } from "./repositories/host-keys.ts";
import type { StockKeys } from "./repositories/stock-keys.ts";
import type { StockSources } from "./repositories/stock-sources.ts";
import type { JournalStore } from "./repositories/journal.ts";
import type { MediaCatalogue } from "./repositories/media-catalogue.ts";
import type { Outbox } from "./repositories/outbox.ts";
import type { PersonTraces } from "./repositories/person-traces.ts";
import type { Pictures } from "./repositories/pictures.ts";
import type { PicturedCars } from "./repositories/pictured-cars.ts";
import type { Receivers } from "./repositories/receivers.ts";
import type { Recipients } from "./repositories/recipients.ts";
import type { RetentionStore } from "./repositories/retention-store.ts";
import type { SiteLife } from "./repositories/site-life.ts";
import type { SharedCounts } from "./repositories/shared-counts.ts";
import type { Servers } from "./repositories/servers.ts";
import type { OnOwnChange } from "./own-changes.ts";
import type { Versions } from "./versions.ts";
import type { OnChange } from "./watch-versions.ts";

export type Store = {
  readonly engine: "sqlite" | "postgres";
  forSite: (site: SiteScope) => SiteStore;
  /** Across all sites: for the command line and the server's start, never for a visitor's request. */
  readonly operator: {
    sites: OperatorSites;
    siteLife: SiteLife;
    appliedFiles: AppliedFiles;
    goodSites: GoodSites;
    dealerships: OperatorDealerships;
    stock: OperatorStock;
    imports: StockImports;
    sources: StockSources;
    stockKeys: StockKeys;
    hostKeys: HostKeys;
    pictures: Pictures;
    media: MediaCatalogue;
    journal: JournalStore;
    picturedCars: PicturedCars;
    leads: OperatorLeads;
    outbox: Outbox;
    receivers: Receivers;
    recipients: Recipients;
    retention: RetentionStore;
    erasures: Erasures;
    personTraces: PersonTraces;
    reservations: OperatorReservations;
    servers: Servers;
    dismissals: Dismissals;
    sharedCounts: SharedCounts;
  };
  /** Of these scopes, or of all. */
  versions: (scopes?: readonly string[]) => Promise<Versions>;
  /** Called for this process's own writes, before the write resolves, so that a writer reads its own changes. */
  onOwnChange: (listener: OnOwnChange) => void;
  /** Tells the listeners of a write that another thread of this process has made. */
  applyOwnChange: (scopes: ReadonlySet<string>) => Promise<void>;
  /**
   * Calls back with the scopes that changed, at most once a second. Changes are counted from `since`, or from now; pass
   * the versions that were read before loading, and nothing in between is missed. Returns a stop function.
   */
  watch: (onChange: OnChange, since?: Versions) => () => void;
  /** Rejects when the store cannot answer. */
  ping: () => Promise<void>;
  /** Finishes work in progress; later calls are rejected. */
  close: () => Promise<void>;
};
