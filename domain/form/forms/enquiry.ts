import { tradeInPath } from "#domain/car/trade-in-link.ts";
import { field, type Field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import type { FormCar, FormSettings } from "../form-settings.ts";
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

const success = {
  title: "Thanks, we have your enquiry",
  steps: ["The sales team reads it.", "They call or email you with an answer."],
};

const categories = {
  "General Enquiry": { isSubject: true },
  "New Vehicle Enquiry": { isSubject: true, event: "new_enquiry", success },
  // Point 9: demo cars count as used.
  "Demo Vehicle Enquiry": { isSubject: true, event: "used_enquiry", success },
  "Used Vehicle Enquiry": { isSubject: true, event: "used_enquiry", success },
} as const satisfies FormDescriptor["categories"];

const byCarType = {
  new: "New Vehicle Enquiry",
  demo: "Demo Vehicle Enquiry",
  used: "Used Vehicle Enquiry",
} as const satisfies Record<string, keyof typeof categories>;

export const enquiryCategory = ({ car_type }: Pick<FormCar, "car_type">) => byCarType[car_type];

/** 2.3: the enquiry dialog, in steps. A single box about a trade-in is not a separate step; more questions are. */
export const enquiry = {
  id: "enquiry",
  categories,
  carPage: { segment: "enquire", givesWay: true },
  offered: () => true,
  parts({ settings, locations, car, subjects }) {
    const choices = car ? [] : [...subjectFields(settings, subjects), ...locationFields(settings, locations)];
    const trade = settings.trade_in === null ? [] : tradeInFields(car);
    const more = yesNoFields(settings);
    const asksMore = trade.length > 0 && more.length > 0;
    const steps = [
      {
        title: "Your question",
        fields: [
          ...choices,
          messageField(settings.enquiry.message_required, "Message", questionsAbout(car)),
          // Beside the message: an optional message alone is not a step.
          ...(asksMore ? [] : trade),
          ...heardAboutUsFields(settings),
        ],
      },
      { title: "Your details", fields: [...personFields(settings), optInField(settings)] },
      ...(asksMore ? [{ title: "Trade-in", fields: [...trade, ...more] }] : []),
    ];
    return {
      title: car ? "Enquire about this {vehicle}" : "Enquire",
      category: car ? enquiryCategory(car) : "General Enquiry",
      steps: steps.map((step, at) =>
        at === steps.length - 1 ? { ...step, fields: [...step.fields, ...lastFields(settings)] } : step,
      ),
      car,
    };
  },
} as const satisfies FormDescriptor;

const tradeInFields = (car: FormCar | null): Field[] => [
  field("checkbox", {
    name: "trade_in",
    label: "I have {a vehicle} to trade in (see what it is worth)",
    required: false,
    link: { label: "see what it is worth", href: tradeInPath(car?.id ?? null) },
  }),
  field("text", {
    name: "rego",
    label: "Registration of your {vehicle}",
    required: false,
    maxLength: 10,
    shownWhen: { field: "trade_in" },
  }),
];

// Without a trade-in step the four questions are beside the agreement at the end.
const lastFields = (settings: FormSettings): Field[] => [
  ...(settings.trade_in === null ? yesNoFields(settings) : []),
  ...agreementFields(settings),
];
