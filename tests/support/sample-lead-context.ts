import { join } from "node:path";
import type { Lead } from "#domain/lead/lead.ts";
import type { LeadContext } from "#server/leads/mail/lead-context.ts";
import { loadFolder } from "#site/load-folder.ts";
import { resolveSite } from "#site/resolve-site.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";

/** A lead of one site of a folder, about no car by default. */
export function sampleLeadContext(
  over: Partial<LeadContext> = {},
  lead: Partial<Lead> = {},
  folder = join(import.meta.dirname, "../fixtures/sites"),
  slug = "first-site",
): LeadContext {
  const { network } = loadFolder(folder);
  const loaded = network.sites.find(({ settings }) => settings.slug === slug);
  if (!loaded) throw new Error(`no site ${slug}`);
  const dealerships = network.dealerships
    .map(({ dealership }) => dealership)
    .filter((dealership) => loaded.settings.dealerships.includes(dealership.slug));
  const site = resolveSite({ settings: loaded.own, content: loaded.content }, 1, dealerships);
  const at = "2026-03-10T01:00:00.000Z";
  return {
    site,
    origin: "https://www.first.example",
    car: null,
    location: primaryLocation(site.locations),
    files: [],
    isTest: false,
    lead: {
      id: "0123456789abcdef0123456789abcdef",
      site_slug: slug,
      dealership_slug: dealerships[0]?.slug ?? null,
      location_id: primaryLocation(site.locations)?.id ?? null,
      category: "General Enquiry",
      subcategory: null,
      status: "Complete",
      quarantine: null,
      form: "enquiry",
      event_id: 22,
      fields: { name: "Ana Ito", email: "ana@example.com", phone: "0412 345 678", message: "Is it still there?" },
      steps: [],
      consent: null,
      origin: { address: "", user_agent: "" },
      created_at: at,
      updated_at: at,
      ...lead,
    },
    ...over,
  };
}
