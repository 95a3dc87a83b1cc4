import type { ChosenName } from "#domain/lead/lead-fields.ts";
import { tradeInPath } from "#domain/car/trade-in-link.ts";
import { valueIn } from "#domain/car/car-in-country.ts";
import { formatOf } from "#domain/country/format.ts";
import { adjustmentQuestions } from "#domain/valuation/adjustment.ts";
import { valuationLimits } from "#domain/valuation/valuation-limits.ts";
import { bookingField } from "../booking-field.ts";
import { placeQuestion, placesOf } from "../department-places.ts";
import { field, type Field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import type { FormLocation, FormSettings } from "../form-settings.ts";
import { agreementFields, carried, messageField, optInField, personFields } from "../shared-fields.ts";
import { tradeInNames as names } from "../trade-in-answers.ts";
import { optionsOf } from "../vehicle-fields.ts";

/** How far ahead an inspection can be requested. */
const inspectionDays = 21;

/** 2.1, 4.5: from the registration to a range. */
export const tradeIn = {
  id: "trade-in",
  categories: {
    "Trade-In Valuation": {
      isSubject: true,
      success: {
        title: "Thanks, we have your vehicle’s details",
        steps: [
          "We call or email you to arrange the inspection.",
          "Bring all keys, the service books and the registration papers. The price we pay is the one we write down then.",
        ],
      },
      topic: "trade-in request for your {vehicle}",
      about: "towards",
      interest: "trade-in",
    },
  },
  sitePage: {
    at: tradeInPath(null),
    path: ({ trade_in }) => trade_in?.path ?? null,
    from: { setting: ["trade_in", "path"], page: "the trade-in page" },
    hasWords: true,
  },
  dropOff: { department: "buying", daysAhead: () => inspectionDays },
  offered: ({ trade_in }) => trade_in !== null,
  valuation: "made",
  parts({ settings, locations, car, today }) {
    // If the visitor wants a certain car, the vehicle is inspected at that car's location.
    const where = car
      ? { fields: [], known: {} }
      : placeQuestion("Where would you bring it?", placesOf("buying", locations));
    return {
      title: "Trade-In Valuation",
      intro: introFor(settings),
      category: "Trade-In Valuation",
      submitLabel: "Get my estimate",
      assist: {
        saveResult: settings.trade_in?.save_result ?? false,
        registerCheck: settings.trade_in?.register_check ?? false,
        ...(settings.country.odometer_unit && { odometer_unit: settings.country.odometer_unit }),
        thisYear: Number(today.slice(0, 4)),
        wider: settings.trade_in?.wider_range ?? null,
      },
      steps: [
        { title: "Rego", fields: plateFields(settings) },
        { title: "Vehicle", fields: ownVehicleFields(today, settings) },
        {
          title: "Condition",
          intro: "We have chosen what is usual for its age. Change what is different on yours.",
          fields: [...conditionFields, ...where.fields],
        },
        {
          title: "Details",
          fields: [
            ...(settings.sell_my_car && !car ? [planField] : []),
            ...personFields(settings),
            photosField,
            // After the place is chosen, so that its hours are known without a script too.
            field("date-time", {
              name: bookingField,
              label: "When would an inspection suit you?",
              required: false,
              hint: "We confirm the time after you send this.",
            }),
            messageField(
              false,
              car ? "Your message about the {vehicle}, or your trade-in" : "Anything else we should know",
            ),
            optInField(settings),
            ...agreementFields(settings),
            carried(names.valuation),
            carried(names.noEstimate),
          ],
        },
      ],
      car,
      known: where.known,
      initial: { ...usualState, [names.state]: ownState(settings, locations), category: "Trade-In Valuation" },
    };
  },
} as const satisfies FormDescriptor;

function introFor(settings: FormSettings): string {
  const { years, km } = settings.trade_in?.wider_range ?? valuationLimits;
  return `About two minutes. Up to ${years} years old and ${formatOf(settings).roundly(km)} you get a range straight away; beyond that, one of our team values it in person.`;
}

function plateFields({ country }: FormSettings): Field[] {
  return [
    field("text", {
      name: names.rego,
      label: "Registration",
      required: false,
      maxLength: 10,
      hint: "Not at hand? Leave it empty and tell us the make and model.",
    }),
    field("select", {
      name: names.state,
      label: country.registration.label,
      required: false,
      options: optionsOf(country.registration.places),
    }),
    field("number", { name: names.km, label: "Kilometres", range: { min: 0, max: 2_000_000 } }),
    carried(names.lookedUp),
  ];
}

function ownVehicleFields(today: string, { country }: FormSettings): Field[] {
  const part = (name: ChosenName, label: string, options: readonly string[]) =>
    field("select", { name, label, half: true, required: false, options: optionsOf(options) });
  return [
    field("text", { name: names.make, label: "Make", maxLength: 60, half: true }),
    field("text", { name: names.model, label: "Model", maxLength: 60, half: true }),
    field("number", {
      name: names.year,
      label: "Year",
      half: true,
      maxLength: 4,
      range: { min: 1900, max: Number(today.slice(0, 4)) + 1 },
    }),
    field("text", { name: names.badge, label: "Badge", required: false, maxLength: 60, half: true }),
    part(names.transmission, "Transmission", ["Automatic", "Manual"]),
    part(
      names.fuel,
      "Fuel",
      ["Petrol", "Diesel", "Hybrid", "Plug-in Hybrid", "Electric"].map((fuel) => valueIn(fuel, country)),
    ),
  ];
}

const conditionFields: readonly Field[] = [
  // Every answer is in view and takes one tap.
  ...adjustmentQuestions.map(({ id, label, answers }) =>
    field("radio", { name: id, label, options: answers.map(({ value, label: said }) => ({ value, label: said })) }),
  ),
  field("radio", { name: names.finance, label: "Is it still under finance?", options: optionsOf(["Yes", "No"]) }),
  // 4.5
  field("text", {
    name: names.lender,
    label: "Which lender?",
    required: false,
    maxLength: 80,
    shownWhen: { field: names.finance, is: ["Yes"] },
    hint: "Ask your lender for a payout letter and bring it, or add it on the next step. We pay the lender first; any surplus is paid to you by direct credit.",
  }),
];

/** 15.2.5: the answers that move the range by nothing. */
const usualState = Object.fromEntries(
  adjustmentQuestions.map(({ id, answers }) => [id, answers.find(({ percent }) => percent === 0)?.value ?? ""]),
);

const photosField = field("file", {
  name: "photos",
  label: "Photos of your vehicle",
  required: false,
  hint: "Up to 10 photos or PDFs of 10 MB each: front, back, sides, inside, the odometer.",
});

const planField = field("radio", {
  name: "category",
  label: "What would you like to do?",
  options: [
    { value: "Trade-In Valuation", label: "Trade it in on another" },
    { value: "Sell My Car", label: "Just sell it" },
  ],
});

function ownState({ country }: FormSettings, locations: readonly FormLocation[]): string {
  const states = country.registration.places;
  const here = locations.find(({ visible }) => visible)?.address?.state ?? "";
  return states.length === 1 ? (states[0] ?? "") : states.includes(here) ? here : "";
}
