import type { Lead } from "#domain/lead/lead.ts";

/** A complete lead of the site "one" with minimal fields. */
export function sampleLead(id: string, over: Partial<Lead> = {}): Lead {
  const at = "2026-03-10T01:00:00.000Z";
  return {
    id,
    site_slug: "one",
    dealership_slug: null,
    location_id: null,
    category: "Feedback",
    subcategory: null,
    status: "Complete",
    quarantine: null,
    form: "general",
    event_id: 22,
    fields: {},
    steps: [],
    consent: null,
    origin: { address: "", user_agent: "" },
    created_at: at,
    updated_at: at,
    ...over,
  };
}
