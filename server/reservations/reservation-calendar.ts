import { townLine } from "#domain/location/town-line.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { ICalCalendar } from "ical-generator";
import { titleOf } from "#domain/car/title.ts";
import { timestampOf } from "#domain/time/local-time.ts";
import type { Reservation } from "#domain/reservation/reservation.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { ownPage } from "#server/sites/reservation-page.ts";

/** Start times for the requested part of the day, in minutes of the location's clock. */
const hours: Readonly<Record<string, number>> = { Morning: 9 * 60, Midday: 12 * 60, Afternoon: 15 * 60 };

/** The day that the buyer requested, as a calendar file. Null while it is unpaid, or if no day was named. */
export async function reservationCalendar(
  runtime: SiteRuntime,
  reservation: Reservation,
  now: Date,
): Promise<string | null> {
  if (reservation.status !== "paid") return null;
  const { site, store } = runtime;
  const [car, known] = await Promise.all([store.cars.byId(reservation.car_id), store.leads.get(reservation.lead_id)]);
  const place = site.locations.find(({ id }) => id === (known?.lead.location_id ?? car?.location_id));
  const zone = place?.time_zone ?? site.public.time_zone;
  const fields = known?.lead.fields ?? {};
  const { reference } = reservation;
  const calendar = new ICalCalendar({ name: site.public.name, prodId: "//Forecourt//Reservations//EN" });
  const wished = typeof fields["preferred_date"] === "string" ? fields["preferred_date"] : "";
  const minutes = ownValue(hours, String(fields["preferred_time"]));
  if (wished === "") return null;
  const start = new Date(timestampOf(wished, minutes ?? 0, zone));
  const shown = place?.visible ? place : null;
  const phone = shown?.contact_detail.phone ?? car?.location.phone;
  const address = shown ? [shown.name, shown.address.street, townLine(shown.address)] : [site.public.name];
  const delivery = fields["delivery_address"];
  const isDelivered = typeof delivery === "string" && delivery !== "";
  const name = car ? titleOf(car).full : `your ${site.public.vehicle_words.one}`;
  calendar.createEvent({
    id: `${reservation.token.slice(0, 12)}@${site.slug}`,
    stamp: now,
    start,
    allDay: minutes === undefined,
    ...(minutes === undefined ? {} : { end: new Date(start.getTime() + 60 * 60 * 1000) }),
    summary: `${isDelivered ? "Delivery of" : "See"} the ${name} (reservation ${reference})`,
    location: isDelivered ? delivery : address.join(", "),
    description: `Reservation ${reference} at ${site.public.name}, ${phone || site.public.phone}. The dealer confirms the time with you.`,
    url: await ownPage(runtime, reservation),
  });
  return calendar.toString();
}
