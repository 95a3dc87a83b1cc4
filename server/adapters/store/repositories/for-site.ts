import type { SiteScope, StoreContext } from "./context.ts";
import { readDealerships } from "./dealership-documents.ts";
import { createSiteAlerts } from "./site-alerts.ts";
import { createSiteCars } from "./site-cars.ts";
import { createSiteConsent } from "./site-consent.ts";
import { createSiteEnquiries } from "./site-enquiries.ts";
import { createSiteEvents } from "./site-events.ts";
import { createSiteFigures } from "./site-figures.ts";
import { createSiteLeadLog } from "./site-lead-log.ts";
import { createSiteLeads } from "./site-leads.ts";
import { createSiteStockNews } from "./site-stock-news.ts";
import { createSiteReservations } from "./site-reservations.ts";
import { createSiteValuations } from "./site-valuations.ts";
import { createSiteValues } from "./site-values.ts";
import { createSiteViews } from "./site-views.ts";

export type SiteStore = ReturnType<typeof createSiteStore>;

/** Everything that a site may see of the store. Created per site, so that no query can forget its tenant. */
export function createSiteStore(context: StoreContext, site: SiteScope) {
  return {
    cars: createSiteCars(context, site),
    dealerships: { all: () => readDealerships(context, site.dealershipIds) },
    events: createSiteEvents(context, site),
    views: createSiteViews(context, site),
    figures: createSiteFigures(context, site),
    values: createSiteValues(context, site),
    leads: createSiteLeads(context, site),
    leadLog: createSiteLeadLog(context, site),
    enquiries: createSiteEnquiries(context, site),
    consent: createSiteConsent(context, site),
    alerts: createSiteAlerts(context, site),
    stockNews: createSiteStockNews(context, site),
    reservations: createSiteReservations(context, site),
    valuations: createSiteValuations(context, site),
  };
}
