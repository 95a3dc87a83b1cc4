import { field } from "../field.ts";
import type { FormDescriptor } from "../form-descriptor.ts";

/** What a person agrees to by signing up: stored with the lead as evidence. */
export const newsletterConsent = (name: string): string =>
  `By signing up you agree to get news and offers from ${name} by email. Every email has a link to stop them.`;

/** 2.3: the sign-up form of the subscribe section. */
export const subscribe = {
  id: "subscribe",
  categories: {
    Newsletter: {
      isStrict: true,
      isSignUp: true,
      success: {
        title: "Thanks, you are on the list",
        steps: ["You can leave it whenever you like: every email says how."],
      },
      topic: "newsletter sign-up",
    },
  },
  sitePage: { path: () => "/subscribe", hasWords: true },
  offered: (settings) => settings.subscribe !== null,
  destination: () => "subscribe",
  parts({ settings }) {
    const list = settings.subscribe;
    if (list === null) return null;
    const consent = newsletterConsent(settings.name);
    return {
      title: list.title,
      intro: [list.text, consent].filter(Boolean).join(" "),
      category: "Newsletter",
      submitLabel: list.button,
      consent,
      steps: [
        {
          title: list.title,
          fields: [
            field("email", { name: "email", label: "Email", autoComplete: "email" }),
            field("name", { name: "first_name", label: "First name", required: false, autoComplete: "given-name" }),
          ],
        },
      ],
      // Signing up is the choice itself.
      known: { opt_in: "true" },
    };
  },
} as const satisfies FormDescriptor;
