import { formatOf } from "#domain/country/format.ts";
import { planValue } from "#domain/subscription/plan-answer.ts";
import { chosenOffer, offersOf, totalText, weeklyText } from "#domain/subscription/plan-offer.ts";
import { startDays } from "#domain/subscription/start-days.ts";
import { field, type Field, type Values } from "./field.ts";
import type { FormSources } from "./form-descriptor.ts";
import { planParameter } from "./plan-parameter.ts";
import type { FormCar, FormLocation, FormSettings } from "./form-settings.ts";

/** The question for the plan: each with its weekly price, how its total is counted, and its kilometres. */
export function planField(car: FormCar, settings: FormSettings): { field: Field; initial: Values } {
  const format = formatOf(settings);
  const offers = offersOf(car, settings);
  const first = chosenOffer(offers, null);
  const options = offers.map((offer) => ({
    value: planValue(offer, format),
    label: offer.plan.name,
    note: `${weeklyText(offer.weekly, format)}. ${totalText(offer, format)}, with ${format.odometer(offer.km)}`,
    also: [offer.plan.id],
  }));
  return {
    field: field("radio", { name: "subscription_length", label: "For how long?", options, query: planParameter }),
    initial: { subscription_length: first ? planValue(first, format) : "" },
  };
}

/** The day to start: one on which the car's yard is open. A yard without hours leaves it to the visitor. */
export function startField(
  { locations, settings, today, now }: Pick<FormSources, "locations" | "settings" | "today" | "now">,
  { location_id }: FormCar,
): { field: Field; initial: Values } {
  const place = locations.find(({ id }) => id === location_id);
  const days = place ? openDays(place, settings, now ?? Date.parse(`${today}T00:00:00Z`)) : [];
  const asked = { name: "start_date", label: "Start on" } as const;
  if (days.length === 0) return { field: field("date", { ...asked, earliest: today }), initial: {} };
  const { date } = formatOf(settings);
  const options = days.map((day) => ({ value: day, label: date(day, "full day") }));
  return { field: field("select", { ...asked, options }), initial: { start_date: days[0] ?? "" } };
}

function openDays({ time_zone, contact_detail }: FormLocation, settings: FormSettings, now: number): string[] {
  if (time_zone === undefined || contact_detail === undefined) return [];
  return startDays({ time_zone, contact_detail }, settings.subscription_plans?.days_to_prepare ?? 0, now).value;
}
