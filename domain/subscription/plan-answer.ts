import type { Format } from "#domain/country/format.ts";
import { type PlanOffer, weeklyText } from "./plan-offer.ts";

type Money = Pick<Format, "money">;

/** What a form sends for a plan: the price that it showed goes with it, so that nobody agrees to another unseen. */
export const planValue = ({ plan, weekly }: PlanOffer, { money }: Money): string =>
  `${plan.name} at ${money(weekly)} a week`;

/** The plan of an answer. A call that names the plan alone has seen no price, and takes today's. */
export function offerOf(offers: readonly PlanOffer[], answer: unknown, format: Money): PlanOffer | null {
  return offers.find((one) => answer === planValue(one, format) || answer === one.plan.name) ?? null;
}

/** Spec 5.10.7: what to tell a visitor whose page showed a price that is not today's; null for any other answer. */
export function changedPrice(offers: readonly PlanOffer[], answer: unknown, format: Money): string | null {
  if (typeof answer !== "string") return null;
  const offer = offers.find(({ plan }) => answer.startsWith(`${plan.name} at `));
  if (!offer) return null;
  const now = `${weeklyText(offer.weekly, format)}, ${format.money(offer.total)} in all`;
  return `The price has changed: ${offer.plan.name} is now ${now}. Nothing was sent. Choose your plan again; if it shows another price, reload the page.`;
}
