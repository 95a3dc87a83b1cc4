import { financeLastFields, loanFields, wantedCar } from "../finance-fields.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { heardAboutUsFields, messageField, personFields } from "../shared-fields.ts";

export const financeSuccess = {
  title: "Thanks, we have your finance request",
  steps: ["The finance team reads it.", "They call or email you with what is possible."],
};

/** 2.1: for visitors who want to know whether finance is possible. */
export const finance = {
  id: "finance",
  categories: { "Finance Enquiry": { isSubject: true, success: financeSuccess } },
  carPage: { segment: "finance", ofFinanced: true },
  sitePage: {
    path: ({ finance_provider }) => finance_provider?.path ?? null,
    from: { setting: ["finance_provider", "path"], page: "the finance page" },
    hasWords: true,
    // 2.1
    hash: "finance-form",
  },
  offered: ({ finance_provider }) => finance_provider !== null,
  destination: ({ finance_provider }) => finance_provider?.destination ?? "leads",
  parts({ settings, locations, car }) {
    const wanted = wantedCar(locations, car);
    return {
      title: car ? "Finance for this {vehicle}" : "Ask about finance",
      intro: "Tell us roughly what you have in mind. We will tell you what it costs, and there is nothing to sign.",
      category: "Finance Enquiry",
      steps: [
        {
          title: "Your plans",
          fields: [...wanted.fields, ...loanFields, messageField(false, "Anything we should know?")],
        },
        {
          title: "Your details",
          fields: [...personFields(settings), ...heardAboutUsFields(settings), ...financeLastFields(settings)],
        },
      ],
      car,
      known: wanted.known,
    };
  },
} as const satisfies FormDescriptor;
