import type { FormDescriptor } from "../form-descriptor.ts";
import { messageField, optInField, personFields } from "../shared-fields.ts";
import { enquiryCategory } from "./enquiry.ts";

/** Person and message: the minimum of any enquiry. For calls that name no form. */
export const general = {
  id: "general",
  isLeast: true,
  offered: () => true,
  parts({ settings, car, category }) {
    const needsMessage = settings.enquiry.message_required && category === "General Enquiry";
    return {
      title: category,
      category: car && category === "General Enquiry" ? enquiryCategory(car) : category,
      steps: [
        { title: category, fields: [...personFields(settings), messageField(needsMessage), optInField(settings)] },
      ],
      car,
    };
  },
} as const satisfies FormDescriptor;
