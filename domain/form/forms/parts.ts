import { placeQuestion, placesOf } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, messageField, optInField, personFields } from "../shared-fields.ts";
import { optionsOf, vehicleFields } from "../vehicle-fields.ts";

export const parts = {
  id: "parts",
  categories: {
    "Parts Enquiry": {
      isSubject: true,
      success: {
        title: "Thanks, we have your parts request",
        steps: ["The parts team checks that it fits, its price and where it is in stock.", "They call or email you."],
      },
    },
  },
  sitePage: { path: () => "/parts", hasWords: true },
  offered: (settings) => settings.parts,
  parts({ settings, locations, today }) {
    const where = placeQuestion("Collect from", placesOf("parts", locations));
    return {
      title: "Ask for a part",
      intro: "Say what you need and what it is for. We check price and stock.",
      category: "Parts Enquiry",
      steps: [
        {
          title: "Ask for a part",
          fields: [
            ...where.fields,
            ...vehicleFields(today, { rego: false, km: false }).filter(({ name }) => name !== "kilometres"),
            field("text", {
              name: "vin",
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
    };
  },
} as const satisfies FormDescriptor;
