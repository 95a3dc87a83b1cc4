import type { PlanOffer } from "#domain/subscription/plan-offer.ts";
import type { SubscriptionPlans } from "#domain/subscription/plan-settings.ts";
import type { LeadFieldName, LeadFields } from "./lead-fields.ts";

/** What a subscription costs and includes, in the order in which people read it. */
export const planFigures = [
  "weekly_price",
  "subscription_weeks",
  "subscription_setup_fee",
  "subscription_total",
  "subscription_bond",
  "included_kilometres",
  "extra_kilometre_price",
] as const satisfies readonly LeadFieldName[];

/** Spec 5.10.7: the plan by its name, with today's figures of the server. */
export function planFacts(
  { plan, weekly, total, km }: PlanOffer,
  { setup_fee, bond, extra_km_price }: SubscriptionPlans,
): LeadFields {
  return {
    subscription_length: plan.name,
    weekly_price: weekly,
    subscription_weeks: plan.weeks,
    subscription_setup_fee: setup_fee,
    subscription_total: total,
    subscription_bond: bond,
    included_kilometres: km,
    extra_kilometre_price: extra_km_price,
  };
}
