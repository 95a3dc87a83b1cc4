import { customerName, fieldOf, type LeadContext } from "#server/leads/mail/lead-context.ts";

/** Who the customer is, for mails to the dealer about their money. */
export function customerFacts(context: LeadContext): { label: string; value: string }[] {
  return [
    { label: "Customer", value: customerName(context) },
    { label: "Phone", value: fieldOf(context, "phone") },
    { label: "Email", value: fieldOf(context, "email") },
  ].filter(({ value }) => value !== "");
}

/** Why the customer cancelled, in their own words; empty if they gave no reason. */
export function reasonOf({ events = [] }: LeadContext): string {
  const cancelled = events.findLast(({ kind }) => kind === "cancelled-reservation");
  return cancelled?.kind === "cancelled-reservation" ? cancelled.reason : "";
}
