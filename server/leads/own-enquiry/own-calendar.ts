import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import { ownUrl } from "#server/leads/consent/own-link.ts";
import { bookingCalendar } from "#server/leads/mail/booking-calendar.ts";
import { contextOf } from "#server/leads/mail/lead-context.ts";
import type { SignedLinks } from "#server/leads/uploads/signed-links.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { ownLead } from "./own-lead.ts";

/** The calendar file of a booking, under the same id as in its mails. Null where the link opens none. */
export async function ownCalendar(
  runtime: SiteRuntime,
  links: MailLinks,
  fileLinks: SignedLinks,
  token: string,
  now: Date,
): Promise<string | null> {
  const own = await ownLead(runtime, links, token, now.getTime());
  if (!own || own.isEnded) return null;
  const { lead, events } = own;
  const context = await contextOf(runtime, lead, fileLinks, now);
  const url = ownUrl(runtime, links, lead, events, "own-mail");
  return bookingCalendar(context, events, "file", url)?.content ?? null;
}
