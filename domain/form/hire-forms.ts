import { defineForm } from "./define-form.ts";
import { placeQuestion, placesOf } from "./department-places.ts";
import { field, type Field } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormAbout } from "./form-for.ts";
import { agreementFields, messageField, optInField, personFields } from "./shared-fields.ts";
import { hireQuestions } from "./suggested-questions.ts";
import { optionsOf } from "./vehicle-fields.ts";

type About = Pick<FormAbout, "settings" | "locations" | "car" | "today">;

/** Null where the site lends no cars by the week. */
export function subscriptionForm({ settings, locations, car, today }: About): FormDefinition | null {
  if (!settings.subscription_enquiry) return null;
  const where = car ? null : placeQuestion("Collect from", placesOf("sales", locations));
  return defineForm(settings, {
    id: "subscription",
    title: car ? "Enquire about this car" : "Ask about a subscription",
    intro: "Tell us when and for how long. We come back with the weekly price, all included.",
    category: "Subscription Enquiry",
    steps: [
      {
        title: "Your subscription",
        fields: [
          ...(car ? [] : [wantedCar]),
          ...(where?.fields ?? []),
          field("date", { name: "start_date", label: "Start on", earliest: today }),
          field("select", {
            name: "subscription_length",
            label: "For how long?",
            options: optionsOf(["1 to 3 months", "3 to 6 months", "6 to 12 months", "Longer", "Not sure yet"]),
          }),
          ...lastFields(settings, hireQuestions.subscription),
        ],
      },
    ],
    car,
    known: where?.known ?? {},
  });
}

/** Null where the site rents nothing out. */
export function rentalForm({ settings, locations, car, today }: About): FormDefinition | null {
  if (!settings.rental_enquiry) return null;
  const where = car ? null : placeQuestion("Pick up at", placesOf("sales", locations));
  return defineForm(settings, {
    id: "rental",
    title: car ? "Enquire about this car" : "Ask about a rental",
    intro: "Tell us when. We check what is free and come back with the price.",
    category: "Rental Enquiry",
    steps: [
      {
        title: "Your rental",
        fields: [
          ...(car ? [] : [wantedCar]),
          ...(where?.fields ?? []),
          field("date", { name: "pickup_date", label: "Pick up on", half: true, earliest: today }),
          field("date", {
            name: "return_date",
            label: "Bring back on",
            half: true,
            earliest: today,
            notBefore: "pickup_date",
          }),
          field("select", {
            name: "driver_age",
            label: "Age of the youngest driver",
            options: optionsOf(["18 to 20", "21 to 24", "25 or older"]),
          }),
          ...lastFields(settings, hireQuestions.rental),
        ],
      },
    ],
    car,
    known: where?.known ?? {},
  });
}

const wantedCar = field("text", {
  name: "wanted_car",
  label: "Which car, or what kind?",
  required: false,
  hint: "For example a small SUV",
});

const lastFields = (settings: FormAbout["settings"], questions: readonly string[]): Field[] => [
  ...personFields(settings),
  messageField(false, "Message", questions),
  optInField(settings),
  ...agreementFields(settings),
];
