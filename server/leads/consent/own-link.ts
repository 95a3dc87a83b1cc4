import { categoryRules } from "#domain/form/categories.ts";
import { formNamed } from "#domain/form/forms.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { linkNumber } from "#domain/own-enquiry/own-page-life.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { MailLinks } from "./mail-links.ts";

/**
 * How a holder got the link: from the page that thanked whoever sent the form, or from a mail, which only the owner of
 * the address can read.
 */
export type Got = "own" | "own-mail";

/** A sign-up for news, a test and an unfinished form have no page. */
export const hasOwnPage = ({ status, category, form, erased_at }: Lead): boolean =>
  status === "Complete" &&
  erased_at === undefined &&
  formNamed(form) !== undefined &&
  !categoryRules(category).isSignUp;

/** The address of the private page of a lead; null for one that has none. */
export function ownUrl(
  { site, pageSite }: Pick<SiteRuntime, "site" | "pageSite">,
  links: MailLinks,
  lead: Lead,
  events: readonly LeadEvent[],
  got: Got,
): string | null {
  if (!hasOwnPage(lead)) return null;
  return links.url(got === "own" ? "" : pageSite.origin, site.slug, got, `${lead.id}-${linkNumber(events)}`);
}
