import type { Lead } from "./lead.ts";

/** A lead without the person: what is left can be counted by site, place, category and time, and no more. */
export function erasedLead(
  { files: _files, other_fields: _other, chosen: _chosen, reservation: _reservation, ...lead }: Lead,
  erased_at: string,
): Lead {
  return { ...lead, fields: {}, steps: [], consent: null, origin: { address: "", user_agent: "" }, erased_at };
}
