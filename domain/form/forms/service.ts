import { formatOf } from "#domain/country/format.ts";
import { bookingField } from "../booking-field.ts";
import { placeQuestion, placesOf } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, messageField, optInField, personFields } from "../shared-fields.ts";
import { checkOptions, optionsOf, vehicleFields } from "../vehicle-fields.ts";

/** 2.1, 3: a service booking in three steps. */
export const service = {
  id: "service",
  categories: {
    "Service Booking": {
      isSubject: true,
      success: {
        title: "Thanks, we have your service request",
        steps: ["The workshop reads it.", "They call or email you to settle the day and the price."],
      },
    },
  },
  sitePage: {
    path: (settings) => settings.service?.path ?? null,
    from: { setting: ["service", "path"], page: "the service page" },
    hasWords: true,
  },
  dropOff: { department: "service", daysAhead: ({ service_booking }) => service_booking.days_ahead },
  offered: (settings) => settings.service !== null,
  parts({ settings, locations, today }) {
    const places = placesOf("service", locations);
    const where = placeQuestion("Where", places);
    const { drop_off } = settings.service_booking;
    const { say } = formatOf(settings);
    // The platform's own choices, where the dealer has no others, are what a dealer there would offer.
    const ofCountry = (choices: readonly string[]) => choices.map(say);
    const [types, extras] = [ofCountry(settings.service_booking.types), ofCountry(settings.service_booking.extras)];
    const xtime = settings.service?.xtime_url ?? null;
    return {
      title: "Book a service",
      intro:
        "Tell us about your vehicle and when it suits you. We confirm the day and the price before any work starts.",
      outside: xtime === null ? null : { url: xtime, ...bookingTool },
      category: "Service Booking",
      steps: [
        {
          title: "Your vehicle",
          fields: [...where.fields, ...vehicleFields(today, { rego: true, km: false })],
        },
        {
          title: "The booking",
          fields: [
            field("select", { name: "service_type", label: "What does it need?", options: optionsOf(types) }),
            ...checkOptions("Anything else while it is here?", extras),
            field("date-time", { name: bookingField, label: "Preferred drop-off", required: false }),
            ...(drop_off.length === 0
              ? []
              : [field("radio", { name: "drop_off", label: "Getting around", options: optionsOf(drop_off) })]),
            messageField(false, "Noises, lights, anything we should know"),
          ],
        },
        {
          title: "Your details",
          fields: [...personFields(settings), optInField(settings), ...agreementFields(settings)],
        },
      ],
      known: where.known,
      dealershipOf: Object.fromEntries(places.map(({ id, dealership_slug }) => [id, dealership_slug])),
    };
  },
} as const satisfies FormDescriptor;

const bookingTool = {
  label: "Book online now",
  text: "See free times and confirm yours at once in our online booking calendar. It opens in a new tab.",
};
