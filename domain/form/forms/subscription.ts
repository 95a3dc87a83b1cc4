import { canSubscribe, furtherCosts } from "#domain/subscription/plan-offer.ts";
import { formatOf } from "#domain/country/format.ts";
import { placeQuestion, placesOf } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor, FormParts, FormSources } from "../form-descriptor.ts";
import { hireLastFields, hiredCarField } from "../hire-fields.ts";
import type { FormCar } from "../form-settings.ts";
import { planField, startField } from "../plan-fields.ts";
import { optionsOf } from "../vehicle-fields.ts";

/** Cars that are lent by the week. */
export const subscription = {
  id: "subscription",
  categories: {
    "Subscription Enquiry": {
      success: {
        title: "Thanks, we have your subscription request",
        steps: [
          "We check which {vehicles} are free then.",
          "We call or email you to settle the day. Have your licence ready.",
        ],
      },
      interest: "lease",
    },
  },
  enquiryOf: "Subscription",
  sitePage: { path: () => "/subscription-enquiry" },
  offered: ({ subscription_enquiry }) => subscription_enquiry,
  parts: (about) => (about.car && canSubscribe(about.car, about.settings) ? sold(about, about.car) : asked(about)),
} as const satisfies FormDescriptor;

/** Spec 5.10.7: a plan and a day for this car. */
function sold(about: FormSources, car: FormCar): FormParts {
  const { settings } = about;
  const plan = planField(car, settings);
  const start = startField(about, car);
  const costs = settings.subscription_plans ? furtherCosts(settings.subscription_plans, formatOf(settings)) : [];
  return {
    title: "Subscribe to this {vehicle}",
    category: "Subscription Enquiry",
    submitLabel: "Subscribe",
    steps: [
      {
        title: "Your subscription",
        intro: ["You pay nothing now: we call you to settle the day", ...costs].map((one) => `${one}.`).join(" "),
        fields: [plan.field, start.field, ...hireLastFields(settings, questions)],
      },
    ],
    car,
    initial: { ...plan.initial, ...start.initial },
  };
}

/** Without a car that has plans, a visitor says what is wanted and the dealer answers with the price. */
function asked({ settings, locations, car, today }: FormSources): FormParts {
  const where = car ? null : placeQuestion("Collect from", placesOf("sales", locations));
  const plans = (settings.subscription_plans?.plans ?? []).map(({ name }) => name);
  return {
    title: car ? "Enquire about this {vehicle}" : "Ask about a subscription",
    intro: "Tell us when and for how long. We come back with the weekly price, all included.",
    category: "Subscription Enquiry",
    steps: [
      {
        title: "Your subscription",
        fields: [
          ...(car ? [] : [hiredCarField]),
          ...(where?.fields ?? []),
          field("date", { name: "start_date", label: "Start on", earliest: today }),
          field("select", {
            name: "subscription_length",
            label: "For how long?",
            options: optionsOf([...plans, ...settings.subscription_lengths]),
          }),
          ...hireLastFields(settings, questions),
        ],
      },
    ],
    car,
    known: where?.known ?? {},
  };
}

const questions = ["What is included?", "How many kilometres may I drive?", "How much notice do I give to stop?"];
