import type { StoreContext } from "./context.ts";
import { createAppliedFiles } from "./applied-files.ts";
import { createGoodSites } from "./good-sites.ts";
import { createOperatorDealerships } from "./operator-dealerships.ts";
import { createDismissals } from "./dismissals.ts";
import { createErasures } from "./erasures.ts";
import { createOperatorLeads } from "./operator-leads.ts";
import { createOperatorReservations } from "./operator-reservations.ts";
import { createPeople } from "./people-rows.ts";
import { createSessions } from "./session-rows.ts";
import { createSignIns } from "./sign-in-rows.ts";
import { createJournal } from "./journal.ts";
import { createMediaCatalogue } from "./media-catalogue.ts";
import { createOperatorSites } from "./operator-sites.ts";
import { createOperatorStock } from "./operator-stock.ts";
import { createStockImports } from "./stock-imports.ts";
import { createHostKeys } from "./host-keys.ts";
import { createStockKeys } from "./stock-keys.ts";
import { createStockSources } from "./stock-sources.ts";
import { createOutbox } from "./outbox.ts";
import { createPictures } from "./pictures.ts";
import { createPersonTraces } from "./person-traces.ts";
import { createPicturedCars } from "./pictured-cars.ts";
import { createReceivers } from "./receivers.ts";
import { createRecipients } from "./recipients.ts";
import { createRetentionStore } from "./retention-store.ts";
import { createCarChanges } from "./car-changes.ts";
import { createSiteLife } from "./site-life.ts";
import { createSharedCounts } from "./shared-counts.ts";
import { createServers } from "./servers.ts";

export type OperatorStore = ReturnType<typeof createOperatorStore>;

/** Across all sites: for the command line and the server's start, never for a visitor's request. */
export function createOperatorStore(context: StoreContext) {
  return {
    sites: createOperatorSites(context),
    siteLife: createSiteLife(context),
    appliedFiles: createAppliedFiles(context),
    goodSites: createGoodSites(context),
    dealerships: createOperatorDealerships(context),
    stock: createOperatorStock(context),
    carChanges: createCarChanges(context),
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
    people: createPeople(context),
    signIns: createSignIns(context),
    sessions: createSessions(context),
  };
}
