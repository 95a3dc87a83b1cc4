import { defineForm } from "./define-form.ts";
import { field, type Field } from "./field.ts";
import { applicantFields, incomeFields, spendingFields } from "./finance-application-fields.ts";
import { financeTermsField, loanFields, wantedCar } from "./finance-fields.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormAbout } from "./form-for.ts";
import type { FormSettings } from "./form-settings.ts";
import { agreementFields, heardAboutUsFields, messageField, optInField, personFields } from "./shared-fields.ts";

type About = Pick<FormAbout, "settings" | "locations" | "car">;

/** 2.1: what somebody asks who wants to know whether it can be done. Null where the site arranges no finance. */
export function financeForm({ settings, locations, car }: About): FormDefinition | null {
  const { finance_provider } = settings;
  if (!finance_provider) return null;
  const wanted = wantedCar(locations, car);
  return defineForm(settings, {
    id: "finance",
    title: car ? "Finance for this car" : "Ask about finance",
    intro: "Say roughly what you have in mind. We come back with what it costs, and nothing is signed.",
    category: "Finance Enquiry",
    destination: finance_provider.destination,
    steps: [
      {
        title: "Your plans",
        fields: [...wanted.fields, ...loanFields, messageField(false, "Anything we should know?")],
      },
      {
        title: "Your details",
        fields: [...personFields(settings), ...heardAboutUsFields(settings), ...lastFields(settings)],
      },
    ],
    car,
    known: wanted.known,
  });
}

/** 1: an application, or without a car a pre-approval. Null where the site takes none. */
export function financeApplicationForm({ settings, locations, car }: About): FormDefinition | null {
  const { finance_provider } = settings;
  if (!finance_provider || finance_provider.apply_path === null) return null;
  const wanted = wantedCar(locations, car);
  const purpose = field("radio", { name: "loan_purpose", label: "The loan is", options: purposes });
  return defineForm(settings, {
    id: "finance-application",
    title: car ? "Apply for finance" : "Get pre-approved",
    intro: "About five minutes. Have your income and your regular costs at hand. You can go back at any step.",
    category: "Finance Application",
    submitLabel: "Send application",
    destination: finance_provider.destination,
    steps: [
      { title: "The loan", fields: [...wanted.fields, ...loanFields, purpose] },
      { title: "About you", fields: [...personFields(settings), ...applicantFields] },
      { title: "Work and income", fields: incomeFields },
      { title: "Regular costs", fields: spendingFields },
      {
        title: "Check and send",
        fields: [
          messageField(false, "Anything we should know?"),
          ...heardAboutUsFields(settings),
          ...lastFields(settings),
        ],
      },
    ],
    car,
    known: { ...wanted.known, ...(car ? {} : { subcategory: "Pre-approval" }) },
  });
}

const purposes = [
  { value: "Personal", label: "Personal" },
  { value: "Business", label: "For a business" },
];

/** The finance form has terms of its own in place of those that other forms may ask for. */
const lastFields = (settings: FormSettings): Field[] => [
  optInField(settings),
  financeTermsField(settings),
  ...agreementFields({ ...settings, enquiry: { ...settings.enquiry, terms: false } }),
];
