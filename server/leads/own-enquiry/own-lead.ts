import type { Lead } from "#domain/lead/lead.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { isOwnPageOver, linkNumber } from "#domain/own-enquiry/own-page-life.ts";
import type { Location } from "#domain/location/location.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import { type Got, hasOwnPage } from "#server/leads/consent/own-link.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** A lead as the holder of its link sees it. */
export type OwnLead = {
  lead: Lead;
  events: readonly LeadEvent[];
  location: Location | null;
  timeZone: string;
  got: Got;
  /** Ended by time, or by a newer link: all that is left is to ask for another. */
  isEnded: boolean;
};

/** Null for a link that was never given out here, and for a lead that was erased: nobody learns which. */
export async function ownLead(
  { site, store }: SiteRuntime,
  links: MailLinks,
  token: string,
  now: number,
): Promise<OwnLead | null> {
  const got = (["own", "own-mail"] as const).find((purpose) => links.read(site.slug, purpose, token) !== null);
  if (got === undefined) return null;
  const [id = "", number = ""] = (links.read(site.slug, got, token) ?? "").split("-");
  const known = await store.leads.get(id);
  if (!known || !hasOwnPage(known.lead)) return null;
  const { lead } = known;
  const events = await store.leadLog.of(id);
  const location = site.locations.find((one) => one.id === lead.location_id) ?? primaryLocation(site.locations);
  const timeZone = location?.time_zone ?? site.public.time_zone;
  const isEnded = Number(number) !== linkNumber(events) || isOwnPageOver(lead, events, timeZone, now);
  return { lead, events, location, timeZone, got, isEnded };
}
