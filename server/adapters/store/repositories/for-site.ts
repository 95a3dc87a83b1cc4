import type { Dealership } from "#domain/location/location.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { readDealerships } from "./dealership-documents.ts";
import { createSiteAlerts, type SiteAlerts } from "./site-alerts.ts";
import { createSiteCars, type SiteCars } from "./site-cars.ts";
import { createSiteConsent, type SiteConsent } from "./site-consent.ts";
import { createSiteEvents, type SiteEvents } from "./site-events.ts";
import { createSiteLeads, type SiteLeads } from "./site-leads.ts";
import { createSiteStockNews, type SiteStockNews } from "./site-stock-news.ts";
import { createSiteReservations, type SiteReservations } from "./site-reservations.ts";
import { createSiteValuations, type SiteValuations } from "./site-valuations.ts";
import { createSiteValues, type SiteValues } from "./site-values.ts";
import { createSiteViews, type SiteViews } from "./site-views.ts";

/** Everything that a site may see of the store. Created per site, so that no query can forget its tenant. */
export type SiteStore = {
  cars: SiteCars;
  dealerships: { all: () => Promise<Dealership[]> };
  events: SiteEvents;
  views: SiteViews;
  values: SiteValues;
  leads: SiteLeads;
  consent: SiteConsent;
  alerts: SiteAlerts;
  stockNews: SiteStockNews;
  reservations: SiteReservations;
  valuations: SiteValuations;
};

export function createSiteStore(context: StoreContext, site: SiteScope): SiteStore {
  return {
    cars: createSiteCars(context, site),
    dealerships: { all: () => readDealerships(context, site.dealershipIds) },
    events: createSiteEvents(context, site),
    views: createSiteViews(context, site),
    values: createSiteValues(context, site),
    leads: createSiteLeads(context, site),
    consent: createSiteConsent(context, site),
    alerts: createSiteAlerts(context, site),
    stockNews: createSiteStockNews(context, site),
    reservations: createSiteReservations(context, site),
    valuations: createSiteValuations(context, site),
  };
}
