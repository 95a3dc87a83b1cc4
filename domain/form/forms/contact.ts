import type { FormDescriptor } from "../form-descriptor.ts";
import {
  agreementFields,
  heardAboutUsFields,
  locationFields,
  messageField,
  optInField,
  personFields,
  subjectFields,
  yesNoFields,
} from "../shared-fields.ts";
import { questionsAbout } from "../suggested-questions.ts";
import { enquiryCategory } from "./enquiry.ts";

/** The form of the contact pages, all on one step. A question about a car goes to the car's own yard. */
export const contact = {
  id: "contact",
  offered: () => true,
  parts: ({ settings, locations, car, subjects }) => ({
    title: "Contact us",
    category: car ? enquiryCategory(car) : "General Enquiry",
    steps: [
      {
        title: "Contact us",
        fields: [
          ...(car ? [] : [...subjectFields(settings, subjects), ...locationFields(settings, locations)]),
          ...personFields(settings),
          messageField(settings.enquiry.message_required, "Message", questionsAbout(car)),
          ...heardAboutUsFields(settings),
          ...yesNoFields(settings),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    car,
  }),
} as const satisfies FormDescriptor;
