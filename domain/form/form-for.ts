import { type Category, enquiryCategory } from "#domain/lead/categories.ts";
import { fleetForm, feedbackForm } from "./business-forms.ts";
import { sellMyCarForm, similarForm } from "./car-wish-forms.ts";
import { defineForm } from "./define-form.ts";
import type { FormDefinition, FormId } from "./form-definition.ts";
import { financeApplicationForm, financeForm } from "./finance-forms.ts";
import type { FormCar, FormLocation, FormSettings } from "./form-settings.ts";
import { rentalForm, subscriptionForm } from "./hire-forms.ts";
import { reserveForm } from "./reserve-form.ts";
import { messageField, optInField, personFields } from "./shared-fields.ts";
import { careersForm, contactForm, emailUsForm, enquiryForm, requestPhotosForm, testDriveForm } from "./site-forms.ts";
import { subscribeForm } from "./subscribe-form.ts";
import { tradeInForm } from "./trade-in-form.ts";
import { partsForm, serviceForm } from "./workshop-forms.ts";

export interface FormAbout {
  settings: FormSettings;
  locations: readonly FormLocation[];
  car: FormCar | null;
  location: FormLocation | null;
  category: Category;
  /** 2026-03-11, at the site. */
  today: string;
}

const builders: Record<FormId, (about: FormAbout) => FormDefinition | null> = {
  enquiry: ({ settings, locations, car }) => enquiryForm(settings, locations, car),
  "test-drive": ({ settings, locations, car }) => testDriveForm(settings, locations, car),
  "request-photos": ({ settings, car }) => requestPhotosForm(settings, car),
  contact: ({ settings, locations, car }) => contactForm(settings, locations, car),
  "email-us": ({ settings, location }) => (location ? emailUsForm(settings, location) : null),
  careers: ({ settings, locations }) => careersForm(settings, locations),
  general: (about) => generalForm(about),
  reserve: reserveForm,
  service: serviceForm,
  parts: partsForm,
  fleet: fleetForm,
  feedback: feedbackForm,
  subscribe: ({ settings }) => subscribeForm(settings),
  subscription: subscriptionForm,
  rental: rentalForm,
  similar: similarForm,
  "sell-my-car": sellMyCarForm,
  finance: financeForm,
  "finance-application": financeApplicationForm,
  "trade-in": tradeInForm,
};

/** The form a lead came from, as this site has it; null where the site does not offer it. */
export function formFor(id: FormId, about: FormAbout): FormDefinition | null {
  return builders[id](about);
}

const byCategory: Partial<Record<Category, FormId>> = {
  "Test Drive": "test-drive",
  "Request Photos": "request-photos",
  Newsletter: "subscribe",
};

/** A call that does not say which form it comes from is held to the least that its category asks for. */
export function formIdOf(category: Category): FormId {
  return byCategory[category] ?? "general";
}

/** Who is asking, and what: the least that any enquiry needs. */
function generalForm({ settings, car, category }: FormAbout): FormDefinition {
  const needsMessage = settings.enquiry.message_required && category === "General Enquiry";
  return defineForm(settings, {
    id: "general",
    title: category,
    category: car && category === "General Enquiry" ? enquiryCategory(car) : category,
    steps: [{ title: category, fields: [...personFields(settings), messageField(needsMessage), optInField(settings)] }],
    car,
  });
}
