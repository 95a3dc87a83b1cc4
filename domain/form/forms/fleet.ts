import { placeQuestion, placesOf } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, messageField, optInField, personFields } from "../shared-fields.ts";
import { checkOptions, optionsOf } from "../vehicle-fields.ts";

export const fleet = {
  id: "fleet",
  categories: {
    "Fleet Enquiry": {
      isSubject: true,
      success: {
        title: "Thanks, we have your enquiry",
        steps: ["Our fleet manager reads it.", "They call you to talk through vehicles and terms."],
      },
    },
  },
  sitePage: { path: () => "/fleet", hasWords: true },
  offered: (settings) => settings.fleet,
  parts({ settings, locations }) {
    const where = placeQuestion("Nearest dealership", placesOf("sales", locations));
    return {
      title: "Fleet and business enquiry",
      intro: "One person looks after your business from the first quote to the handover.",
      category: "Fleet Enquiry",
      steps: [
        {
          title: "Fleet and business enquiry",
          fields: [
            field("text", { name: "company", label: "Business name", autoComplete: "organization" }),
            field("text", {
              name: "business_number",
              label: settings.country.businessNumber,
              required: false,
              maxLength: 20,
            }),
            field("select", {
              name: "fleet_size",
              label: "Vehicles in your fleet",
              options: optionsOf(["None yet", "1 to 4", "5 to 14", "15 to 49", "50 or more"]),
            }),
            ...checkOptions("What are you after?", ["Buying vehicles", "Leasing", "Servicing", "Selling old vehicles"]),
            ...where.fields,
            messageField(true, "Which vehicles, and when?"),
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
