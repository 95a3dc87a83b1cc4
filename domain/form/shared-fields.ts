import { leadFields, type SaidName } from "#domain/lead/lead-fields.ts";
import { withBadge } from "#domain/location/coming-location.ts";
import { field, type Field } from "./field.ts";
import type { FormLocation, FormSettings } from "./form-settings.ts";
import { messages } from "./messages.ts";

/** Point 5, "Enquiry form": name, phone (labelled Mobile) and email; the postcode is asked for, not required. */
export function personFields({ country }: FormSettings): Field[] {
  return [
    field("name", { name: "name", label: "Full name", autoComplete: "name" }),
    field("phone", { name: "phone", label: "Mobile", autoComplete: "tel" }),
    field("email", { name: "email", label: "Email", autoComplete: "email" }),
    // Spec 5.3.3: off for the US variant.
    ...(country.postcode.inEnquiries
      ? [
          field("postcode", {
            name: "postcode",
            label: country.postcode.word,
            required: false,
            maxLength: country.postcode.longest,
            autoComplete: "postal-code",
          }),
        ]
      : []),
  ];
}

export function messageField(required: boolean, label = "Message", suggestions: readonly string[] = []): Field {
  return field("textarea", { name: "message", label, required, ...(suggestions.length > 0 ? { suggestions } : {}) });
}

export function optInField({ enquiry }: FormSettings): Field {
  return field("checkbox", { name: "opt_in", label: enquiry.opt_in_text, required: false });
}

/** Sent with the form and not shown. */
export function carried(name: SaidName): Field {
  return field("text", { name, label: name, required: false, maxLength: 100, carried: true });
}

/** One site's select: where did you hear about us. */
export function heardAboutUsFields({ enquiry: { heard_about_us } }: FormSettings): Field[] {
  if (heard_about_us === null) return [];
  const options = heard_about_us.map((text) => ({ value: text, label: text }));
  return [field("select", { name: "where_did_you_hear_about_us", label: "Where did you hear about us?", options })];
}

/** Required agreements, next to the submit button. */
export function agreementFields({ enquiry, terms_path }: FormSettings): Field[] {
  return [
    ...(enquiry.disclaimer === null ? [] : [field("checkbox", { name: "disclaimer", label: enquiry.disclaimer })]),
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

const yesNoQuestions = ["ready_to_sell", "valuation_guide", "best_finance", "best_deal"] as const;

/** Point 3: four checkbox answers that arrive as Yes or No. */
export function yesNoFields({ enquiry }: FormSettings): Field[] {
  if (!enquiry.yes_no_questions) return [];
  return yesNoQuestions.map((name) => field("checkbox", { name, label: leadFields[name].label, required: false }));
}

/** Required when shown: a site with one location has no choice. */
export function locationFields({ enquiry }: FormSettings, locations: readonly FormLocation[]): Field[] {
  const places = locations.filter(({ visible }) => visible);
  if (!enquiry.location_select || places.length < 2) return [];
  const options = places.map((place) => ({ value: place.id, label: withBadge(place.name, place) }));
  return [field("select", { name: "location_id", label: "Location", options })];
}

/** The subject of an enquiry, if the site asks for it. */
export function subjectFields({ enquiry }: FormSettings, subjects: readonly string[]): Field[] {
  if (!enquiry.category_select) return [];
  const options = subjects.map((category) => ({ value: category, label: category }));
  return [field("select", { name: "category", label: "What is it about?", options })];
}
