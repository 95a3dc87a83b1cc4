import { placeQuestion, placesOf } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { hireLastFields, hiredCarField } from "../hire-fields.ts";
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
  parts({ settings, locations, car, today }) {
    const where = car ? null : placeQuestion("Collect from", placesOf("sales", locations));
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
              options: optionsOf(settings.subscription_lengths),
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

const questions = ["What is included?", "How many kilometres may I drive?", "How much notice do I give to stop?"];
