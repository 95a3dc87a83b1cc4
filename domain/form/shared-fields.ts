import { categories as allCategories, type Category } from "#domain/lead/categories.ts";
import { yesNoQuestions } from "#domain/lead/shape-payload.ts";
import { field, type Field, type Option } from "./field.ts";
import type { FormLocation, FormSettings } from "./form-settings.ts";
import { messages } from "./messages.ts";

/** Point 5, "Enquiry form": name, phone (labelled Mobile) and email; the postcode is asked for, not required. */
export function personFields({ country }: FormSettings): Field[] {
  return [
    field("name", { name: "name", label: "Full name", autoComplete: "name" }),
    field("phone", { name: "phone", label: "Mobile", autoComplete: "tel" }),
    field("email", { name: "email", label: "Email", autoComplete: "email" }),
    // Spec 5.3.3: off for the US variant.
    ...(country === "US"
      ? []
      : [field("postcode", { name: "postcode", label: "Postcode", required: false, autoComplete: "postal-code" })]),
  ];
}

export function messageField(required: boolean, label = "Message", suggestions: readonly string[] = []): Field {
  return field("textarea", { name: "message", label, required, ...(suggestions.length > 0 ? { suggestions } : {}) });
}

export function optInField({ enquiry }: FormSettings): Field {
  return field("checkbox", { name: "opt_in", label: enquiry.opt_in_text, required: false });
}

/** Travels with the form and is shown to nobody. */
export function carried(name: string): Field {
  return field("text", { name, label: name, required: false, maxLength: 100, carried: true });
}

/** One site's select: where did you hear about us. */
export function heardAboutUsFields({ enquiry: { heard_about_us } }: FormSettings): Field[] {
  if (heard_about_us === null) return [];
  const options = heard_about_us.map((text) => ({ value: text, label: text }));
  return [field("select", { name: "where_did_you_hear_about_us", label: "Where did you hear about us?", options })];
}

/** What has to be agreed to, next to the button that sends. */
export function agreementFields({ enquiry, terms_path }: FormSettings): Field[] {
  return [
    ...(enquiry.disclaimer === null ? [] : [field("checkbox", { name: "Disclaimer", label: enquiry.disclaimer })]),
    ...(enquiry.terms
      ? [
          field("checkbox", {
            name: "terms_agreed",
            label: "I agree to the terms of use",
            requiredMessage: messages.terms,
            link: { label: "terms of use", href: terms_path },
          }),
        ]
      : []),
  ];
}

/** Point 3: four checkbox answers that arrive as Yes or No. */
export function yesNoFields({ enquiry }: FormSettings): Field[] {
  if (!enquiry.yes_no_questions) return [];
  return yesNoQuestions.map((name) => field("checkbox", { name, label: name, required: false }));
}

/** Required when shown: a site with one place has nothing to choose. */
export function locationFields({ enquiry }: FormSettings, locations: readonly FormLocation[]): Field[] {
  const places = locations.filter(({ visible }) => visible);
  if (!enquiry.location_select || places.length < 2) return [];
  const options = places.map(({ id, name }) => ({ value: id, label: name }));
  return [field("select", { name: "location_id", label: "Location", options })];
}

type Offered = (settings: FormSettings) => boolean;
const always: Offered = () => true;

/** Which categories the select offers, by what the site does. */
const offered: Partial<Record<Category, Offered>> = {
  "General Enquiry": always,
  "New Vehicle Enquiry": always,
  "Demo Vehicle Enquiry": always,
  "Used Vehicle Enquiry": always,
  "Test Drive": ({ enquiry }) => enquiry.test_drive !== null,
  "Finance Enquiry": ({ finance_provider }) => finance_provider !== null,
  "Trade-In Valuation": ({ trade_in }) => trade_in !== null,
  "Sell My Car": ({ sell_my_car }) => sell_my_car,
  "Service Booking": ({ service }) => service !== null,
  "Parts Enquiry": ({ parts }) => parts,
  "Fleet Enquiry": ({ fleet }) => fleet,
  "Careers Enquiry": ({ careers }) => careers,
  Feedback: ({ feedback }) => feedback,
};

export function categoryFields(settings: FormSettings): Field[] {
  if (!settings.enquiry.category_select) return [];
  return [field("select", { name: "category", label: "What is it about?", options: categoryOptions(settings) })];
}

function categoryOptions(settings: FormSettings): Option[] {
  return allCategories
    .filter((category) => offered[category]?.(settings) === true)
    .map((category) => ({ value: category, label: category }));
}
