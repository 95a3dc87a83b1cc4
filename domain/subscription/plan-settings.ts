/** A length that the dealer sells a subscription for. */
export interface SubscriptionPlan {
  /** In addresses: /cars/…?plan=3-months. */
  id: string;
  /** "3 months" */
  name: string;
  /** What the total counts. */
  weeks: number;
  /** Of the weekly price of the car: 90 is a tenth less. */
  percent: number;
  km_per_week: number;
  /** What else the plan gives: "Swap the car once". */
  text: string | null;
}

/** How a site sells subscriptions; null where it only takes enquiries about them. */
export interface SubscriptionPlans {
  plans: readonly SubscriptionPlan[];
  /** Paid once and part of the total. */
  setup_fee: number | null;
  /** Paid at the start, given back at the end: part of no total. */
  bond: number | null;
  extra_km_price: number | null;
  /** From the day of the request to the earliest start. */
  days_to_prepare: number;
}
