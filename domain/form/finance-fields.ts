import { calculatorLimits } from "#domain/finance/calculator-query.ts";
import { contactSlug } from "#domain/location/contact-link.ts";
import { slugOf } from "#domain/text/slug.ts";
import { placeQuestion, placesOf } from "./department-places.ts";
import { field, type Field } from "./field.ts";
import type { FormCar, FormLocation, FormSettings } from "./form-settings.ts";
import { tradeInValueField } from "./trade-in-value-field.ts";
import { messages } from "./messages.ts";
import { agreementFields, optInField } from "./shared-fields.ts";

/** 2.1: preferredDealership, car_type and vehiclePriceBudget, filled in from the address. With a car all are known. */
export function wantedCar(locations: readonly FormLocation[], car: FormCar | null) {
  if (car) return { fields: [], known: car.price === null ? {} : { vehicle_price_budget: String(car.price) } };
  const places = placesOf("sales", locations);
  const where = placeQuestion("Preferred dealership", places);
  return { fields: [...where.fields.map((one) => namedInAddress(one, places)), ...carWish], known: where.known };
}

/** An address may name a dealership or one of its locations by slug, name or id. */
function namedInAddress(one: Field, places: readonly FormLocation[]): Field {
  const also = (id: string) =>
    places.flatMap(({ name, dealership_slug, ...place }) =>
      place.id === id ? [...new Set([slugOf(name), contactSlug(name), dealership_slug])] : [],
    );
  const options = one.options?.map((option) => ({ ...option, also: also(option.value) })) ?? [];
  return { ...one, options, query: "preferredDealership" };
}

const carWish: readonly Field[] = [
  field("select", {
    name: "car_type",
    label: "Looking for",
    required: false,
    half: true,
    query: "car_type",
    options: [
      { value: "new", label: "New" },
      { value: "demo", label: "Demo" },
      { value: "used", label: "Used" },
    ],
  }),
  field("number", {
    name: "vehicle_price_budget",
    label: "Price ($)",
    required: false,
    half: true,
    query: "vehiclePriceBudget",
    range: { min: 0, max: 2_000_000 },
  }),
];

const mostYears = 7;
const years = Array.from({ length: mostYears }, (_, at) => {
  const count = at + 1;
  return { value: String(count), label: count === 1 ? "1 year" : `${count} years` };
});

/** The calculator's inputs, so that a calculation is sent along. */
export const loanFields: readonly Field[] = [
  field("number", {
    name: "deposit",
    label: "Deposit ($)",
    required: false,
    half: true,
    query: "deposit",
    range: calculatorLimits.deposit,
  }),
  field("number", {
    name: tradeInValueField,
    label: "Trade-in ($)",
    required: false,
    half: true,
    query: "trade_in",
    range: calculatorLimits.tradeIn,
  }),
  field("select", {
    name: "loan_term",
    label: "Repay over",
    required: false,
    half: true,
    query: "term",
    options: years,
  }),
];

/** Point 5: the two texts of `terms_agreed`, by the words that lead somewhere; first match wins. */
const agreements = [
  { words: "Privacy Statement", href: () => "/pages/privacy-statement" },
  { words: "terms of use", href: ({ terms_path }: FormSettings) => terms_path, requiredMessage: messages.terms },
] as const;

function financeTermsField(settings: FormSettings): Field {
  const label = settings.finance_provider?.terms_text ?? "";
  const found = agreements.find(({ words }) => label.includes(words));
  return field("checkbox", {
    name: "terms_agreed",
    label,
    ...(found ? { link: { label: found.words, href: found.href(settings) } } : {}),
    ...(found && "requiredMessage" in found ? { requiredMessage: found.requiredMessage } : {}),
  });
}

/** The finance forms have their own terms instead of those of other forms. */
export const financeLastFields = (settings: FormSettings): Field[] => [
  optInField(settings),
  financeTermsField(settings),
  ...agreementFields({ ...settings, enquiry: { ...settings.enquiry, terms: false } }),
];
