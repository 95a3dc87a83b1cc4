import type { RefundRule } from "./refund-rule.ts";
import { holdMs } from "./reservation.ts";

export type ReserveStep = { title: string; text: string };

/** What happens from the form to the handover. Two periods follow each other: each step names its own. */
export function reserveSteps(hours: number | null, place: string, refund: RefundRule = "ask"): ReserveStep[] {
  const minutes = holdMs / 60_000;
  return [
    {
      title: `You have ${minutes} minutes to pay`,
      text: `They start when you continue to payment, and nobody else can take it in the meantime. We never see your card details: you pay on our payment provider’s page.`,
    },
    {
      title:
        hours === null
          ? "Once paid, it is held for you"
          : `Once paid, it is held for you for ${durationOfHours(hours)}`,
      text: `Nobody else can take it while you make up your mind.${refundText(refund)}`,
    },
    { title: "We call you", text: `${place} settles the day with you. The fee comes off the price.` },
  ];
}

/** The part of the rule that a buyer can count on. */
function refundText(refund: RefundRule): string {
  if (refund === "ask") return "";
  if (refund === "always") return " If you cancel, the fee comes back to your card.";
  return ` If you cancel within ${durationOfHours(refund.within_hours)} of paying, the fee comes back to your card.`;
}

/** "48 hours", "7 days". */
function durationOfHours(hours: number): string {
  if (hours === 1) return "1 hour";
  return hours <= 48 || hours % 24 !== 0 ? `${hours} hours` : `${hours / 24} days`;
}
