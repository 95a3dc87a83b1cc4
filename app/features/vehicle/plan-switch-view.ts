import type { Car } from "#domain/car/car.ts";
import { formatOf } from "#domain/country/format.ts";
import type { Location } from "#domain/location/location.ts";
import { placeName } from "#domain/location/place-name.ts";
import {
  canSubscribe,
  chosenOffer,
  furtherCosts,
  kmText,
  offersOf,
  termText,
  totalText,
  weeklyText,
} from "#domain/subscription/plan-offer.ts";
import { startDays } from "#domain/subscription/start-days.ts";
import type { Read } from "#domain/time/timed.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

export type PlanChoice = {
  id: string;
  name: string;
  /** "$134 per week" */
  price: string;
  /** Beside the price at the head of the page. */
  note: string;
  total: string;
  km: string;
  text: string | null;
};

export type PlanSwitchView = {
  /** The page of the form. */
  path: string;
  chosen: string;
  plans: PlanChoice[];
  /** What is the same on every plan. */
  costs: string[];
  /** "From Monday 23 November at Newstead"; null where the yard gives no hours. */
  start: string | null;
};

type Sources = {
  settings: PublicSettings;
  locations: readonly Location[];
  now: number;
  read: Read;
  /** The plan that the address names. */
  plan: string | null;
};

/** Null where the car cannot be subscribed to. */
export function toPlanSwitch(car: Car, { settings, locations, now, read, plan }: Sources): PlanSwitchView | null {
  const { subscription_plans: plans } = settings;
  if (plans === null || !canSubscribe(car, settings)) return null;
  const format = formatOf(settings);
  const offers = offersOf(car, settings);
  const place = locations.find(({ id }) => id === car.location_id);
  const [first] = place ? read(startDays(place, plans.days_to_prepare, now)) : [];
  const at = place?.visible ? ` at ${placeName(place.name)}` : "";
  return {
    path: `/cars/${car.slug}/enquire`,
    chosen: chosenOffer(offers, plan)?.plan.id ?? "",
    plans: offers.map((offer) => ({
      id: offer.plan.id,
      name: offer.plan.name,
      price: weeklyText(offer.weekly, format),
      note: termText(offer),
      total: totalText(offer, format),
      km: kmText(offer, format),
      text: offer.plan.text,
    })),
    costs: furtherCosts(plans, format),
    start: first === undefined ? null : `From ${format.date(first, "weekday")}${at}`,
  };
}
