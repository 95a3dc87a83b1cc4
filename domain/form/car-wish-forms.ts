import { similarLabel } from "#domain/car/buttons.ts";
import { enquiryCategory } from "#domain/lead/categories.ts";
import { defineForm } from "./define-form.ts";
import { placeQuestion, placesOf } from "./department-places.ts";
import { field } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormAbout } from "./form-for.ts";
import {
  agreementFields,
  heardAboutUsFields,
  messageField,
  optInField,
  personFields,
  yesNoFields,
} from "./shared-fields.ts";
import { vehicleFields } from "./vehicle-fields.ts";

/** 2.3: 'Find Me Something Similar', with what is known of the car that is gone. */
export function similarForm({ settings, car }: Pick<FormAbout, "settings" | "car">): FormDefinition {
  return defineForm(settings, {
    id: "similar",
    title: similarLabel,
    intro: "Tell us what you are after. We look through what is coming in and call you first.",
    category: car ? enquiryCategory(car) : "General Enquiry",
    steps: [
      {
        title: similarLabel,
        fields: [
          field("text", { name: "wanted_make", label: "Make", half: true, required: false, maxLength: 60 }),
          field("text", { name: "wanted_model", label: "Model", half: true, required: false, maxLength: 60 }),
          field("number", { name: "wanted_price", label: "Budget up to ($)", required: false }),
          messageField(false, "What matters to you?"),
          ...personFields(settings),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    car,
    known: { subcategory: similarLabel },
    initial: car ? { wanted_make: car.make, wanted_model: car.model, wanted_price: String(car.price ?? "") } : {},
  });
}

/** Spec 3.5.2: offers the places that buy cars. Null where the site buys none. */
export function sellMyCarForm({
  settings,
  locations,
  today,
}: Pick<FormAbout, "settings" | "locations" | "today">): FormDefinition | null {
  if (!settings.sell_my_car) return null;
  const where = placeQuestion("Where would you bring it?", placesOf("buying", locations));
  return defineForm(settings, {
    id: "sell-my-car",
    title: "Sell us your car",
    intro: "A few facts are enough. We come back to you with an offer or a time to have a look at it.",
    category: "Sell My Car",
    steps: [
      {
        title: "Your car",
        fields: [
          ...vehicleFields(today, { rego: true, km: true }),
          field("number", { name: "wanted_price", label: "Price you hope for ($)", required: false }),
          messageField(false, "Condition, service history, owing finance"),
          ...yesNoFields(settings),
        ],
      },
      {
        title: "Your details",
        fields: [
          ...where.fields,
          ...personFields(settings),
          ...heardAboutUsFields(settings),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    known: where.known,
  });
}
