import { field, type Field } from "./field.ts";
import { optionsOf } from "./vehicle-fields.ts";

// What every lender asks. Document numbers and dates of birth belong into the lender's own secure form, not into
// e-mail.

export const applicantFields: readonly Field[] = [
  field("select", {
    name: "residency",
    label: "Residency",
    half: true,
    options: optionsOf(["Citizen", "Permanent resident", "Visa holder"]),
  }),
  field("select", {
    name: "living_situation",
    label: "Where you live",
    half: true,
    options: optionsOf(["Own home", "Paying a mortgage", "Renting", "Boarding", "With family", "Other"]),
  }),
  field("select", {
    name: "time_at_address",
    label: "Time at this address",
    half: true,
    options: optionsOf(["Less than 1 year", "1 to 3 years", "More than 3 years"]),
  }),
];

const employed = ["Full time", "Part time", "Casual"];
const working = [...employed, "Self-employed"];
const money = { min: 0, max: 10_000_000 };

export const incomeFields: readonly Field[] = [
  field("select", {
    name: "employment",
    label: "Work",
    options: optionsOf([...working, "Retired", "Not working", "Other"]),
  }),
  field("text", { name: "employer", label: "Employer", shownWhen: { field: "employment", is: employed } }),
  field("text", { name: "business", label: "Business", shownWhen: { field: "employment", is: ["Self-employed"] } }),
  field("select", {
    name: "time_in_work",
    label: "Time there",
    shownWhen: { field: "employment", is: working },
    options: optionsOf(["Less than 6 months", "6 to 12 months", "1 to 3 years", "More than 3 years"]),
  }),
  field("number", { name: "income", label: "Income after tax ($)", half: true, range: money }),
  field("select", {
    name: "income_period",
    label: "Paid every",
    half: true,
    options: optionsOf(["Week", "Fortnight", "Month", "Year"]),
  }),
];

export const spendingFields: readonly Field[] = [
  field("number", { name: "housing_cost", label: "Rent or mortgage a month ($)", half: true, range: money }),
  field("number", { name: "living_costs", label: "Living costs a month ($)", half: true, range: money }),
  field("number", {
    name: "loan_repayments",
    label: "Other loans a month ($)",
    half: true,
    required: false,
    range: money,
  }),
  field("number", { name: "card_limits", label: "Total card limits ($)", half: true, required: false, range: money }),
  field("number", {
    name: "dependants",
    label: "People who depend on you",
    half: true,
    range: { min: 0, max: 20 },
  }),
];
