import { placeQuestion, placesOf } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import {
  agreementFields,
  heardAboutUsFields,
  messageField,
  optInField,
  personFields,
  yesNoFields,
} from "../shared-fields.ts";
import { vehicleFields } from "../vehicle-fields.ts";

/** Spec 3.5.2: offers the places that buy cars. */
export const sellMyCar = {
  id: "sell-my-car",
  categories: {
    "Sell My Car": {
      label: "Sell My {Vehicle}",
      isSubject: true,
      success: {
        title: "Thanks, we have your {vehicle}’s details",
        steps: [
          "A buyer looks at what {vehicles} like yours sell for.",
          "They call or email you with an offer, or a time to look at it.",
        ],
      },
      topic: "offer to sell your {vehicle}",
      interest: "sell",
    },
  },
  sitePage: { path: () => "/sell-my-car", hasWords: true },
  offered: ({ sell_my_car }) => sell_my_car,
  parts({ settings, locations, today }) {
    const where = placeQuestion("Where would you bring it?", placesOf("buying", locations));
    return {
      title: "Sell us your {vehicle}",
      intro: "A few facts are enough. We come back to you with an offer or a time to have a look at it.",
      category: "Sell My Car",
      steps: [
        {
          title: "Your {vehicle}",
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
    };
  },
} as const satisfies FormDescriptor;
