import type { Lead } from "./lead.ts";

/** A lead without personal data: it can be counted by site, location, category and time only. */
export function erasedLead(
  { files: _files, other_fields: _other, chosen: _chosen, reservation: _reservation, ...lead }: Lead,
  erased_at: string,
): Lead {
  return { ...lead, fields: {}, steps: [], consent: null, origin: { address: "", user_agent: "" }, erased_at };
}
