import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, locationFields, messageField, optInField, personFields } from "../shared-fields.ts";

/** A job application: who, for what, and the résumé. */
export const careers = {
  id: "careers",
  categories: {
    "Careers Enquiry": {
      isSubject: true,
      event: "careers",
      keptAs: { category: "General Enquiry", subcategory: "Career Enquiry" },
      topic: "career enquiry",
    },
  },
  sitePage: { path: () => "/careers", hasWords: true },
  offered: (settings) => settings.careers,
  parts: ({ settings, locations }) => ({
    title: "Work with us",
    category: "Careers Enquiry",
    steps: [
      {
        title: "Work with us",
        fields: [
          ...personFields(settings),
          ...locationFields(settings, locations),
          field("text", {
            name: "position",
            label: "Which job?",
            required: false,
            hint: "Leave it empty to be considered for future positions.",
          }),
          messageField(false, "About you"),
          field("file", {
            name: "files",
            label: "Résumé",
            hint: "PDF or photos, up to 10 files of 10 MB each. Add licences or references if you like.",
          }),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
  }),
} as const satisfies FormDescriptor;
