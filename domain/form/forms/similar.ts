import { similarLabel } from "#domain/card/buttons.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, messageField, optInField, personFields } from "../shared-fields.ts";
import { enquiryCategory } from "./enquiry.ts";

/** 2.3: 'Find Me Something Similar', with the known facts of the gone car. */
export const similar = {
  id: "similar",
  carPage: { segment: "similar", ofGone: true },
  sitePage: { path: () => "/find-me-a-car" },
  topic: "request for something similar",
  offered: () => true,
  parts: ({ settings, car }) => ({
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
    ...(car && {
      initial: { wanted_make: car.make, wanted_model: car.model, wanted_price: String(car.price ?? "") },
    }),
  }),
} as const satisfies FormDescriptor;
