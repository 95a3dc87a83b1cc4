import { countsAsEnquiry } from "#domain/lead/counts-as-enquiry.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { Location } from "#domain/location/location.ts";
import { enquirySource } from "#domain/visit/counted-source.ts";
import type { EnquiryDay } from "#server/adapters/store/repositories/lead-statements.ts";
import { localDay } from "#server/figures/local-day.ts";
import type { Site } from "#site/site.ts";

/** An enquiry is counted once, when it is complete, on the day at its place. Null for what is none. */
export function enquiryDay(site: Site, lead: Lead, location: Location | null): EnquiryDay | null {
  if (!countsAsEnquiry(lead)) return null;
  const { car_id } = lead.fields;
  return {
    day: localDay(site, location?.id ?? null, Date.parse(lead.updated_at)),
    category: lead.category,
    location_id: location?.id ?? "",
    source: enquirySource(lead.fields),
    car_id: typeof car_id === "string" ? car_id : "",
  };
}
