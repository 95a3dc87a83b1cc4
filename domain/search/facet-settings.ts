import { type TermsSettings, weeklyRepayment } from "#domain/finance/car-terms.ts";
import type { FacetSettings } from "./facets.ts";

/** What a site's facets go by at this moment. Apart from the table of facets, which browsers load too. */
export function facetSettings(settings: Pick<FacetSettings, "search"> & TermsSettings, now: number): FacetSettings {
  return { search: settings.search, weekly: (car) => weeklyRepayment(car, settings, now) };
}
