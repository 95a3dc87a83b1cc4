import { rowOf } from "#domain/lead/lead-fields.ts";
import { formatOf } from "#domain/country/format.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import type { Field } from "#domain/form/field.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import { formFor } from "#domain/form/form-for.ts";
import { formNamed } from "#domain/form/forms.ts";
import type { LeadContext } from "#server/leads/mail/lead-context.ts";

/** Forms speak to the customer, the mail to the dealer. */
const toDealer = (label: string): string =>
  label.replaceAll(/\bYour\b/g, "The customer's").replaceAll(/\byour\b/g, "the customer's");

export interface AskedFields {
  /** The label of an answer, as the form asks for it. */
  label: (name: string) => string;
  isAsked: (name: string) => boolean;
  /** Whether this answer is a figure such as kilometres or money. */
  isFigure: (name: string, text: string) => boolean;
}

export function askedFields(context: LeadContext): AskedFields {
  const { site, car } = context;
  const words = wordsFor(car, site.public.vehicle_words);
  const { say } = formatOf(site.public);
  // Without a car a form asks for everything that it can ask for; some are about a car only.
  const questions = [...questionsOf(context, car), ...questionsOf(context, null)];
  const asked = new Map<string, Field>(questions.map((field) => [field.name, field]));
  return {
    label: (name) => {
      const row = rowOf(name);
      const question = row?.keepsLabel ? undefined : asked.get(name)?.label;
      return question === undefined ? (row ? say(row.label) : nameInWords(name)) : toDealer(inWords(question, words));
    },
    isAsked: (name) => asked.has(name),
    isFigure: (name, text) => {
      const field = asked.get(name);
      return field !== undefined && isFigure(field, text);
    },
  };
}

const questionsOf = (context: LeadContext, car: LeadContext["car"]): Field[] => {
  const form = formOfLead(context, car);
  return form ? fieldsOf(form) : [];
};

/** The form that the lead came from, as its site has it now; null if it offers it no more. */
export function formOfLead({ lead, site }: LeadContext, car: LeadContext["car"]): FormDefinition | null {
  const id = formNamed(lead.form)?.id;
  if (id === undefined) return null;
  const about = {
    settings: site.public,
    locations: site.locations,
    today: lead.created_at.slice(0, 10),
    car,
    category: "General Enquiry",
  } as const;
  // Only some forms are about one location; to the others it is an answer already given.
  const location = site.locations.find((one) => one.id === lead.location_id) ?? null;
  return formFor(id, { ...about, location: null }) ?? formFor(id, { ...about, location });
}

/** A number of four digits is a year. */
const digitsOfYear = 4;

export const isFigure = ({ kind, maxLength }: Pick<Field, "kind" | "maxLength">, text: string): boolean =>
  kind === "number" && maxLength > digitsOfYear && /^\d{1,12}$/.test(text);

/** Of an older lead: "preferred_date" and "preferredDate" become "Preferred date"; a name in words stays unchanged. */
function nameInWords(name: string): string {
  const words = name
    .replaceAll("_", " ")
    .replaceAll(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
