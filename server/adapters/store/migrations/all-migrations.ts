import { siteValues } from "./0007-site-values.ts";
import { leads } from "./0008-leads.ts";
import { deliveryTries } from "./0009-delivery-tries.ts";
import { consent } from "./0010-consent.ts";
import { alerts } from "./0011-alerts.ts";
import { reservations } from "./0013-reservations.ts";
import { goodSites } from "./0020-good-sites.ts";
import type { Migration } from "./migration.ts";
import { valuations } from "./0014-valuations.ts";
import { holdCounts } from "./0015-hold-counts.ts";
import { receivers } from "./0021-receivers.ts";
import { recipientCounts } from "./0022-recipient-counts.ts";
import { leadReservations } from "./0023-lead-reservations.ts";
import { retentionPlans } from "./0024-retention-plans.ts";
import { stockGenerations } from "./0030-stock-generations.ts";
import { stockSources } from "./0033-stock-sources.ts";
import { pictures } from "./0040-pictures.ts";
import { currentCarsByKey } from "./0041-current-cars-by-key.ts";
import { mediaFiles } from "./0055-media-files.ts";
import { servers } from "./0050-servers.ts";
import { appliedFiles } from "./0060-applied-files.ts";
import { outboxBySite } from "./0061-outbox-by-site.ts";
import { suspendedSites } from "./0051-suspended-sites.ts";
import { sharedLimits } from "./0052-shared-limits.ts";
import { versions } from "./0001-versions.ts";
import { sites } from "./0002-sites.ts";
import { dealerships } from "./0003-dealerships.ts";
import { cars } from "./0004-cars.ts";
import { events } from "./0005-events.ts";
import { carViews } from "./0006-car-views.ts";
import { serverVersions } from "./0065-server-versions.ts";
import { hostKeys } from "./0066-host-keys.ts";
import { sourceHosts } from "./0069-source-hosts.ts";
import { sealedStockKeys } from "./0070-sealed-stock-keys.ts";
import { dismissals } from "./0071-dismissals.ts";
import { leadLog } from "./0072-lead-log.ts";
import { people } from "./0073-people.ts";
import { figures } from "./0074-figures.ts";
import { carHistory } from "./0075-car-history.ts";

/** In the order they run. */
export const allMigrations: readonly Migration[] = [
  versions,
  sites,
  dealerships,
  cars,
  events,
  carViews,
  siteValues,
  leads,
  deliveryTries,
  consent,
  alerts,
  reservations,
  valuations,
  holdCounts,
  goodSites,
  receivers,
  recipientCounts,
  leadReservations,
  retentionPlans,
  stockGenerations,
  stockSources,
  pictures,
  currentCarsByKey,
  mediaFiles,
  servers,
  suspendedSites,
  sharedLimits,
  appliedFiles,
  outboxBySite,
  serverVersions,
  hostKeys,
  sourceHosts,
  sealedStockKeys,
  dismissals,
  leadLog,
  people,
  figures,
  carHistory,
];
