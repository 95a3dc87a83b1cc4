import { defineForm } from "./define-form.ts";
import { placeQuestion, placesOf } from "./department-places.ts";
import { field } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormAbout } from "./form-for.ts";
import { agreementFields, messageField, optInField, personFields } from "./shared-fields.ts";
import { bookingField } from "./booking-field.ts";
import { checkOptions, optionsOf, vehicleFields } from "./vehicle-fields.ts";

type About = Pick<FormAbout, "settings" | "locations" | "today">;

/** 2.1, 3: a service booking in three steps. Null where the site has no workshop. */
export function serviceForm({ settings, locations, today }: About): FormDefinition | null {
  const { service, service_booking } = settings;
  if (service === null) return null;
  const places = placesOf("service", locations);
  const where = placeQuestion("Where", places);
  const { types, extras, drop_off } = service_booking;
  return defineForm(settings, {
    id: "service",
    title: "Book a service",
    intro: "Tell us about your vehicle and when it suits you. We confirm the day and the price before any work starts.",
    outside: service.xtime_url === null ? null : { url: service.xtime_url, ...bookingTool },
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
  });
}

const bookingTool = {
  label: "Book online now",
  text: "See free times and confirm yours at once in our online booking calendar. It opens in a new tab.",
};

/** Null where the site sells no parts. */
export function partsForm({ settings, locations, today }: About): FormDefinition | null {
  if (!settings.parts) return null;
  const where = placeQuestion("Collect from", placesOf("parts", locations));
  return defineForm(settings, {
    id: "parts",
    title: "Ask for a part",
    intro: "Say what you need and what it is for. We check price and stock.",
    category: "Parts Enquiry",
    steps: [
      {
        title: "Ask for a part",
        fields: [
          ...where.fields,
          ...vehicleFields(today, { rego: false, km: false }).filter(({ name }) => name !== "Kilometres"),
          field("text", {
            name: "VIN",
            label: "VIN",
            required: false,
            maxLength: 17,
            hint: "17 characters, on the registration papers: it tells us exactly which part fits.",
          }),
          messageField(true, "Which part or accessory?"),
          field("text", { name: "part_number", label: "Part number", required: false, maxLength: 60 }),
          field("radio", {
            name: "fitting",
            label: "Shall we fit it?",
            options: optionsOf(["Supply only", "Supply and fit"]),
          }),
          ...personFields(settings),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    known: where.known,
  });
}
