import { firstDue } from "#domain/delivery/first-due.ts";
import { channelsFor } from "#domain/lead/delivery.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { Location } from "#domain/location/location.ts";
import type { Delivery } from "#server/adapters/store/repositories/lead-statements.ts";
import type { Site } from "#site/site.ts";

type Channel = Site["private"]["delivery"][number]["channel"];

/** One row for every channel that is due. The outbox worker sends them. */
export function deliveriesOf(
  site: Site,
  lead: Lead,
  location: Location | null,
  destination?: "car-clarity",
): Delivery[] {
  const next_at = firstDue(lead, site.public.enquiry);
  if (next_at === null) return [];
  const complete = lead.status === "Complete";
  const timing = {
    stage: complete ? ("complete" as const) : ("partial" as const),
    state: lead.quarantine === null ? ("pending" as const) : ("held" as const),
    next_at,
  };
  const routed = channelsFor<Channel>(site.private.delivery, lead, location?.slug ?? null);
  // The form's own destination applies whatever the category.
  const sentTo = destination === undefined ? [] : channelsOf(site, destination);
  const toDealer = [...new Set([...routed, ...sentTo])];
  const email = lead.fields["email"];
  const toVisitor = complete && typeof email === "string" && email !== "" ? [email] : [];
  return [
    ...toDealer.map((channel) => ({ channel: channel.kind, document: addressOf(channel), ...timing })),
    ...toVisitor.map((to) => ({ channel: "confirmation", document: { to: [to] }, ...timing })),
  ];
}

export function channelsOf(site: Site, kind: Channel["kind"]): Channel[] {
  return site.private.delivery.map(({ channel }) => channel).filter((channel) => channel.kind === kind);
}

/** Keys and secrets stay in the site's settings, and are read when the delivery is sent. */
function addressOf(channel: Channel): unknown {
  return "to" in channel ? { to: channel.to } : { url: channel.url };
}
