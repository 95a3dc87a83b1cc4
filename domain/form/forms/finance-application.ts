import { field } from "../field.ts";
import { applicantFields, incomeFields, spendingFields } from "../finance-application-fields.ts";
import { financeLastFields, loanFields, wantedCar } from "../finance-fields.ts";
import type { FormDescriptor } from "../form-descriptor.ts";
import { heardAboutUsFields, messageField, personFields } from "../shared-fields.ts";
import { financeSuccess } from "./finance.ts";

const purposes = [
  { value: "Personal", label: "Personal" },
  { value: "Business", label: "For a business" },
];

/** 1: an application, or without a car a pre-approval. */
export const financeApplication = {
  id: "finance-application",
  categories: { "Finance Application": { success: financeSuccess } },
  carPage: { segment: "apply-for-finance", ofFinanced: true },
  sitePage: {
    path: ({ finance_provider }) => finance_provider?.apply_path ?? null,
    from: { setting: ["finance_provider", "apply_path"], page: "the finance application" },
    hasWords: true,
    hash: "finance-form",
  },
  offered: ({ finance_provider }) => finance_provider !== null && finance_provider.apply_path !== null,
  topic: "request for pre-approval",
  destination: ({ finance_provider }) => finance_provider?.destination ?? "leads",
  parts({ settings, locations, car }) {
    const wanted = wantedCar(locations, car);
    const purpose = field("radio", { name: "loan_purpose", label: "The loan is", options: purposes });
    return {
      title: car ? "Apply for finance" : "Get pre-approved",
      intro: "About five minutes. Have your income and your regular costs at hand. You can go back at any step.",
      category: "Finance Application",
      submitLabel: "Send application",
      steps: [
        { title: "The loan", fields: [...wanted.fields, ...loanFields, purpose] },
        { title: "About you", fields: [...personFields(settings), ...applicantFields], isPrivate: true },
        { title: "Work and income", fields: incomeFields, isPrivate: true },
        { title: "Regular costs", fields: spendingFields, isPrivate: true },
        {
          title: "Send",
          fields: [
            messageField(false, "Anything we should know?"),
            ...heardAboutUsFields(settings),
            ...financeLastFields(settings),
          ],
        },
      ],
      car,
      known: { ...wanted.known, ...(car ? {} : { subcategory: "Pre-approval" }) },
    };
  },
} as const satisfies FormDescriptor;
