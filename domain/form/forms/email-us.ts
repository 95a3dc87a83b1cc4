import { ownValue } from "#domain/text/own-value.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { agreementFields, messageField, optInField, personFields } from "../shared-fields.ts";

const categoryOfPlace: Readonly<Record<string, string>> = { service: "Service Booking", parts: "Parts Enquiry" };

/** 2.3: the 'EMAIL US' dialog of a location card. */
export const emailUs = {
  id: "email-us",
  offered: ({ locations }) => locations.email_us,
  parts: ({ settings, location }) =>
    location && {
      title: `Email ${location.name}`,
      category: ownValue(categoryOfPlace, location.location_type) ?? "General Enquiry",
      steps: [
        {
          title: "Email us",
          fields: [
            ...personFields(settings),
            messageField(settings.enquiry.message_required),
            optInField(settings),
            ...agreementFields(settings),
          ],
        },
      ],
      known: { location_id: location.id },
    },
} as const satisfies FormDescriptor;
