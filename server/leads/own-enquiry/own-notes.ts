import { channelsFor } from "#domain/delivery/channels-for.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import type { Delivery, LeadNotes } from "#server/adapters/store/repositories/lead-statements.ts";
import type { Site } from "#site/site.ts";
import type { OwnLead } from "./own-lead.ts";

/** Who is told of what a visitor did, by mail: written with it, so that no change goes untold. */
const told: Readonly<Record<LeadEvent["kind"], readonly Delivery["channel"][]>> = {
  moved: ["change-dealer", "change"],
  "called-off": ["change-dealer", "change"],
  asked: ["change-dealer"],
  "new-link": ["change"],
};

export function ownNotes(site: Site, { lead, events, location }: OwnLead, event: LeadEvent): LeadNotes {
  const routed = channelsFor(site.private.delivery, lead, location?.slug ?? null);
  const dealers = [...new Set(routed.flatMap((channel) => (channel.kind === "email" ? channel.to : [])))];
  const { email } = lead.fields;
  const receivers: Partial<Record<Delivery["channel"], string[]>> = {
    "change-dealer": dealers.length > 0 ? dealers : [site.public.email],
    change: typeof email === "string" && email !== "" ? [email] : [],
  };
  const deliveries = told[event.kind].flatMap((channel): Delivery[] => {
    const to = receivers[channel] ?? [];
    if (to.length === 0) return [];
    return [
      {
        channel,
        stage: "complete",
        // What is held back stays held back as a whole.
        state: lead.quarantine === null ? "pending" : "held",
        next_at: event.at,
        document: { to, event: events.length + 1 },
      },
    ];
  });
  return { lead: { id: lead.id, site_slug: lead.site_slug, updated_at: event.at }, deliveries };
}
