import { placeQuestion } from "../department-places.ts";
import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, messageField, optInField, personFields } from "../shared-fields.ts";
import { optionsOf } from "../vehicle-fields.ts";

export const feedback = {
  id: "feedback",
  categories: {
    Feedback: {
      isSubject: true,
      success: {
        title: "Thank you for telling us",
        steps: ["A manager reads it.", "If there is something to put right, they call or email you."],
      },
    },
  },
  sitePage: { path: () => "/feedback", hasWords: true },
  offered: (settings) => settings.feedback,
  parts({ settings, locations }) {
    const where = placeQuestion(
      "Which place is it about?",
      locations.filter(({ visible }) => visible),
    );
    return {
      title: "Tell us how we did",
      intro: "Good or bad, a manager reads every word.",
      category: "Feedback",
      steps: [
        {
          title: "Tell us how we did",
          fields: [
            field("radio", {
              name: "feedback_kind",
              label: "What is it?",
              options: optionsOf(["Praise", "A suggestion", "A complaint"]),
            }),
            ...where.fields,
            messageField(true, "What happened?"),
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
