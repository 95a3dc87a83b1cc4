import type { Format } from "#domain/country/format.ts";
import type { SubscriptionPlan, SubscriptionPlans } from "./plan-settings.ts";

/** What one plan costs for one car. Page, mails, lead and receivers all show these figures. */
export interface PlanOffer {
  plan: SubscriptionPlan;
  weekly: number;
  /** Weeks × weekly price, and the set-up fee. */
  total: number;
  /** Included in the whole term. */
  km: number;
}

export interface PlanSettings {
  subscription_plans?: SubscriptionPlans | null;
}

interface HiredCar {
  categories: readonly string[];
  subscription_price?: number | null;
}

interface SubscribableCar extends HiredCar {
  status: string;
  sold?: boolean;
  reserved?: boolean;
  preorder?: boolean;
}

/** Spec 4.3.8: the plans of a subscription car, in the dealer's order; none where the site has no plans. */
export function offersOf(
  { categories, subscription_price }: HiredCar,
  { subscription_plans }: PlanSettings,
): PlanOffer[] {
  if (!subscription_plans || !subscription_price || !categories.includes("Subscription")) return [];
  return subscription_plans.plans.map((plan) => {
    const weekly = Math.round((subscription_price * plan.percent) / 100);
    return {
      plan,
      weekly,
      total: weekly * plan.weeks + (subscription_plans.setup_fee ?? 0),
      km: plan.km_per_week * plan.weeks,
    };
  });
}

/** The plan of an address; otherwise the one at the car's own weekly price, which lists and filters show. */
export function chosenOffer(offers: readonly PlanOffer[], id: string | null): PlanOffer | null {
  const named = offers.find(({ plan }) => plan.id === id);
  return named ?? offers.find(({ plan }) => plan.percent === 100) ?? offers[0] ?? null;
}

/** Spec 4.4.9: whether it can be subscribed to today. Anything else about it is an enquiry. */
export function canSubscribe(
  car: SubscribableCar,
  settings: PlanSettings & { subscription_enquiry: boolean },
): boolean {
  const isHere = car.status === "in_stock" && !car.sold && !car.reserved && !car.preorder;
  return settings.subscription_enquiry && isHere && offersOf(car, settings).length > 0;
}

type Money = Pick<Format, "money">;

/** 4.3.1: "$134 per week" */
export const weeklyText = (weekly: number, { money }: Money): string => `${money(weekly)} per week`;

/** Beside a weekly price: "for 3 months" */
export const termText = ({ plan }: Pick<PlanOffer, "plan">): string => `for ${plan.name}`;

/** How the total is counted: "13 weeks × $134 = $1,742", "13 weeks × $134 + $99 set-up = $1,841". */
export function totalText({ plan, weekly, total }: PlanOffer, { money }: Money): string {
  const fee = total - plan.weeks * weekly;
  const weeks = `${plan.weeks} ${plan.weeks === 1 ? "week" : "weeks"}`;
  return `${weeks} × ${money(weekly)}${fee > 0 ? ` + ${money(fee)} set-up` : ""} = ${money(total)}`;
}

/** "350 km a week, 4,550 km in all" */
export function kmText({ plan, km }: PlanOffer, { odometer }: Pick<Format, "odometer">): string {
  return `${odometer(plan.km_per_week)} a week, ${odometer(km)} in all`;
}

/** What comes with every plan of a site: "$0.25 for each km more", "$300 bond, which you get back at the end". */
export function furtherCosts(
  { extra_km_price, bond }: Pick<SubscriptionPlans, "extra_km_price" | "bond">,
  { exactMoney }: Pick<Format, "exactMoney">,
): string[] {
  return [
    ...(extra_km_price === null ? [] : [`${exactMoney(extra_km_price)} for each km more`]),
    ...(bond === null ? [] : [`${exactMoney(bond)} bond at the start, which you get back at the end`]),
  ];
}
