import { defineForm } from "./define-form.ts";
import { field } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormSettings } from "./form-settings.ts";

/** What somebody agrees to who signs up: kept with the lead as evidence. */
export const newsletterConsent = (name: string): string =>
  `By signing up you agree to get news and offers from ${name} by email. Every email has a link to stop them.`;

/** 2.3: the sign-up form of the subscribe section. Null where the site has no mailing list. */
export function subscribeForm(settings: FormSettings): FormDefinition | null {
  const { subscribe, name } = settings;
  if (subscribe === null) return null;
  const consent = newsletterConsent(name);
  return defineForm(settings, {
    id: "subscribe",
    title: subscribe.title,
    intro: [subscribe.text, consent].filter(Boolean).join(" "),
    category: "Newsletter",
    destination: "subscribe",
    submitLabel: subscribe.button,
    consent,
    steps: [
      {
        title: subscribe.title,
        fields: [
          field("email", { name: "email", label: "Email", autoComplete: "email" }),
          field("name", { name: "first_name", label: "First name", required: false, autoComplete: "given-name" }),
        ],
      },
    ],
    // Signing up is the choice itself.
    known: { opt_in: "true" },
  });
}
