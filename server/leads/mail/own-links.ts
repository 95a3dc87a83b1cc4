import type { LeadContext } from "./lead-context.ts";

/** The customer's own pages: for their mail alone. */
export function ownLinks({
  lead,
  ownUrl,
  reservationUrl,
}: LeadContext): { label: string; value: string; url: string }[] {
  return [
    { label: "See it again", value: "Your reservation", url: lead.reservation ? reservationUrl : null },
    { label: "Change, cancel or ask", value: "Your enquiry", url: ownUrl },
  ].filter((link): link is { label: string; value: string; url: string } => typeof link.url === "string");
}

/** In plain text. */
export const ownLinksText = (context: LeadContext): string =>
  ownLinks(context)
    .map(({ value, url }) => `${value}: ${url}`)
    .join("\n");
