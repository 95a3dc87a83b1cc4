import { placeQuestion, placesOf } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { hireLastFields, hiredCarField } from "../hire-fields.ts";
import { optionsOf } from "../vehicle-fields.ts";

/** Cars that are rented out by the day. */
export const rental = {
  id: "rental",
  categories: {
    "Rental Enquiry": {
      success: {
        title: "Thanks, we have your rental request",
        steps: [
          "We check which {vehicles} are free then.",
          "We call or email you with the price. Have your licence ready.",
        ],
      },
      interest: "lease",
    },
  },
  enquiryOf: "Rental",
  sitePage: { path: () => "/rental-enquiry" },
  offered: ({ rental_enquiry }) => rental_enquiry,
  parts({ settings, locations, car, today }) {
    const where = car ? null : placeQuestion("Pick up at", placesOf("sales", locations));
    return {
      title: car ? "Enquire about this {vehicle}" : "Ask about a rental",
      intro: "Tell us when. We check what is free and come back with the price.",
      category: "Rental Enquiry",
      steps: [
        {
          title: "Your rental",
          fields: [
            ...(car ? [] : [hiredCarField]),
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
            ...hireLastFields(settings, questions),
          ],
        },
      ],
      car,
      known: where?.known ?? {},
    };
  },
} as const satisfies FormDescriptor;

const questions = ["What is included?", "How many kilometres may I drive?", "Is there a bond?"];
