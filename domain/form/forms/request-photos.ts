import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, messageField, optInField, personFields } from "../shared-fields.ts";
import { photoWishes } from "../suggested-questions.ts";

/** 2.3: optional message. */
export const requestPhotos = {
  id: "request-photos",
  categories: {
    "Request Photos": {
      isStrict: true,
      success: {
        title: "Thanks, we have your request for photos",
        steps: ["We take the photos.", "They come to you by email."],
      },
      topic: "request for photos",
      about: "of",
    },
  },
  carPage: { segment: "photos" },
  offered: ({ enquiry }) => enquiry.request_photos,
  parts: ({ settings, car }) => ({
    title: "Request more photos",
    category: "Request Photos",
    steps: [
      {
        title: "Request more photos",
        fields: [
          ...personFields(settings),
          messageField(false, "Message", photoWishes(car)),
          optInField(settings),
          ...agreementFields(settings),
        ],
      },
    ],
    car,
  }),
} as const satisfies FormDescriptor;
