import type { Lead } from "#domain/lead/lead.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import type { RecipientLimits, Recipients } from "#server/adapters/store/repositories/recipients.ts";
import { channelNamed } from "./channels.ts";
import { testForm } from "#domain/lead/counts-as-enquiry.ts";

export type RecipientGuard = { recipients: Recipients; limits: RecipientLimits };

type Delivery = { channel: string; attempts: number; document: DeliveryDocument; lead: Lead | null };

/**
 * Why a mail to a visitor is not sent, or null. The lead itself is stored and goes to the dealer anyway. A mail is
 * counted at its first try; retries are not counted again. A visitor who has paid always gets the confirmation.
 */
export async function recipientProblem(
  { recipients, limits }: RecipientGuard,
  { channel, attempts, document, lead }: Delivery,
  now: Date,
): Promise<string | null> {
  if (!channelNamed(channel)?.isOpen || attempts > 1) return null;
  if (lead?.reservation || lead?.form === testForm) return null;
  const { to = [] } = document;
  for (const address of to) {
    if (!(await recipients.admit(address, limits, now))) return suppressedNote(limits);
  }
  return null;
}

const suppressedNote = ({ perHour, perDay }: RecipientLimits): string =>
  `This address has had as many confirmations as it may (${perHour || "any number"} an hour, ${perDay || "any number"} a day, over all sites).`;
