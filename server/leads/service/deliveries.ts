import { channelsFor, everyChannel } from "#domain/delivery/channels-for.ts";
import { firstDue } from "#domain/delivery/first-due.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { Location } from "#domain/location/location.ts";
import type { Delivery } from "#server/adapters/store/repositories/lead-statements.ts";
import { addressOf } from "./channel-address.ts";
import type { ChannelSettings } from "#site/schema/integrations.ts";
import type { Site } from "#site/site.ts";

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
  const routed = channelsFor(site.private.delivery, lead, location?.slug ?? null);
  // The form's own destination applies whatever the category.
  const sentTo = destination === undefined ? [] : channelsOf(site, destination);
  const toDealer = [...new Set([...routed, ...sentTo])];
  const email = lead.fields["email"];
  const toVisitor = complete && typeof email === "string" && email !== "" ? [email] : [];
  return [
    ...toDealer.map((channel) => ({ channel: channel.kind, document: addressOf(channel), ...timing })),
    ...toVisitor.map((to) => ({ channel: "confirmation" as const, document: { to: [to] }, ...timing })),
  ];
}

export function channelsOf(site: Site, kind: ChannelSettings["kind"]): ChannelSettings[] {
  return everyChannel(site.private.delivery).filter((channel) => channel.kind === kind);
}
