import { usualOf } from "#domain/market/usual.ts";
import { type TermsSettings, weeklyRepayment } from "#domain/finance/car-terms.ts";
import { featuresOf } from "#domain/car/named-features.ts";
import { loanOfCar } from "#domain/finance/loan-kind.ts";
import type { FacetSettings } from "./facets.ts";

/** The current facet settings of a site. Separate from the table of facets, which browsers load too. */
export function facetSettings(settings: Pick<FacetSettings, "search"> & TermsSettings, now: number): FacetSettings {
  return {
    search: settings.search,
    weekly: (car) => weeklyRepayment(car, settings, now),
    loan: (car) => loanOfCar(car, settings, now),
    features: featuresOf,
    usual: usualOf,
  };
}
