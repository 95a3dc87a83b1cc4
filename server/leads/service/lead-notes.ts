import type { Lead } from "#domain/lead/lead.ts";
import { channelsFor } from "#domain/delivery/channels-for.ts";
import type { Delivery, LeadNotes } from "#server/adapters/store/repositories/lead-statements.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import type { Site } from "#site/site.ts";

// Mails about what happened to a lead after it was sent.

export type MailTo = Pick<Delivery, "channel"> & { to: string[] };

/** Where the dealer reads mail about this lead. */
export function toDealers(site: Site, lead: Lead, channel: MailTo["channel"]): MailTo {
  const location = site.locations.find(({ id }) => id === lead.location_id) ?? null;
  const routed = channelsFor(site.private.delivery, lead, location?.slug ?? null);
  const dealers = [...new Set(routed.flatMap((one) => (one.kind === "email" ? one.to : [])))];
  return { channel, to: dealers.length > 0 ? dealers : [site.public.email] };
}

/** None without an address. */
export function toCustomer({ fields }: Lead, channel: MailTo["channel"]): MailTo[] {
  const { email } = fields;
  return typeof email === "string" && email !== "" ? [{ channel, to: [email] }] : [];
}

export function notesAbout(
  lead: Lead,
  at: string,
  note: DeliveryDocument,
  mails: readonly MailTo[],
  state: Delivery["state"] = "pending",
): LeadNotes {
  const deliveries = mails.map(({ channel, to }): Delivery => ({
    channel,
    stage: "complete",
    state,
    next_at: at,
    document: { to, ...note },
  }));
  return { lead: { id: lead.id, site_slug: lead.site_slug, updated_at: at }, deliveries };
}
