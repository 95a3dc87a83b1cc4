import { formatOf } from "#domain/country/format.ts";
import { categoryRules } from "#domain/form/categories.ts";
import { bookingField } from "#domain/form/booking-field.ts";
import { chosenText } from "#domain/form/chosen-answers.ts";
import { concernedPlace } from "#domain/location/concerned-place.ts";
import { withBadge } from "#domain/location/coming-location.ts";
import { hoursTable } from "#domain/location/opening-hours.ts";
import { placeName } from "#domain/location/place-name.ts";
import { fieldOf, type LeadContext } from "#server/leads/mail/lead-context.ts";
import { leadFields } from "#domain/lead/lead-fields.ts";
import { planFigures } from "#domain/lead/plan-figures.ts";
import { type Fact, figureText, timeText } from "./lead-facts.ts";

/** Shown separately: the location as "Where", the time as the requested time. */
const saidElsewhere = new Set(["location_id", bookingField]);

/** What a customer gets in writing: the time, every answer from our own lists, where it went and when answers come. */
export function confirmationFacts(context: LeadContext): Fact[] {
  const { lead, site } = context;
  const format = formatOf(site.public);
  const chosen = lead.chosen ?? [];
  const booking = chosen.find(({ name }) => name === bookingField);
  const facts = [
    ...reservationFacts(context),
    // 4.5: calculated by the server; no sender can write it.
    { label: "Your estimate", value: fieldOf(context, "valuation") },
    { label: "You asked for", value: booking ? chosenText(booking, format) : "" },
    ...chosen
      .filter(({ name }) => !saidElsewhere.has(name))
      .map((one) => ({ label: one.label, value: chosenText(one, format) })),
    ...planFacts(context),
    ...placeFacts(concernedPlace(site.locations, lead.location_id), context),
  ];
  return facts.filter(({ value }) => value !== "");
}

/** What was paid, until when the car is kept for it, and the dealer's own text about refunds. */
function reservationFacts(context: LeadContext): Fact[] {
  const { reservation } = context.lead;
  if (!reservation) return [];
  const { reference, fee, currency, reserved_until } = reservation;
  return [
    { label: "Reference", value: reference },
    { label: "Fee", value: `${formatOf(context.site.public).exactMoney(fee)} ${currency} paid` },
    { label: "Reserved until", value: timeText(context, reserved_until ?? "") },
    { label: "The terms you accepted", value: context.site.public.payment_provider?.terms ?? "" },
  ];
}

/** 5.10.7: the figures of a plan, which only the server writes. */
export function planFacts(context: LeadContext): Fact[] {
  const format = formatOf(context.site.public);
  const facts = planFigures.map((name) => ({
    label: leadFields[name].label,
    value: figureText(name, context.lead.fields[name], format) ?? fieldOf(context, name),
  }));
  return facts.filter(({ value }) => value !== "");
}

function placeFacts(place: LeadContext["location"], { lead, site }: LeadContext): Fact[] {
  if (!place || categoryRules(lead.category).isSignUp) return [];
  const { street, city, state, postcode } = place.address;
  const hours = hoursTable(place, site.public).map(({ days, text }) => `${days} ${text}`);
  const name = withBadge(placeName(place.name), place);
  return [
    { label: "Where", value: [name, street, `${city} ${state} ${postcode}`].join(", ") },
    { label: "Direct number", value: place.contact_detail.phone },
    { label: "We reply during opening hours", value: hours.join("\n") },
  ];
}
