import type { SubscriptionPlan, SubscriptionPlans } from "../plan-settings.ts";

const plan = (id: string, name: string, weeks: number, percent: number): SubscriptionPlan => ({
  id,
  name,
  weeks,
  percent,
  km_per_week: 350,
  text: null,
});

/** Four lengths; a car at $149 a week costs $134 for 3 months. */
export const samplePlans = {
  plans: [
    plan("1-month", "1 month", 4, 100),
    plan("3-months", "3 months", 13, 90),
    plan("6-months", "6 months", 26, 85),
    plan("12-months", "12 months", 52, 80),
  ],
  setup_fee: null,
  bond: 300,
  extra_km_price: 0.25,
  days_to_prepare: 2,
} satisfies SubscriptionPlans;
