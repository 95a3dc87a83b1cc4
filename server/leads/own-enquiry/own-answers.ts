import { formatOf } from "#domain/country/format.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { bookingField } from "#domain/form/booking-field.ts";
import { chosenText } from "#domain/form/chosen-answers.ts";
import type { Field } from "#domain/form/field.ts";
import { isSeenBy, leadFieldNames, leadFields, rowOf } from "#domain/lead/lead-fields.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { formOfLead, isFigure } from "#server/leads/delivery/field-labels.ts";
import { planFacts } from "#server/leads/delivery/confirmation-facts.ts";
import { fieldOf, type LeadContext } from "#server/leads/mail/lead-context.ts";

type Answer = { label: string; value: string };

/** What the visitor answered, and what the server made of it. */
export function ownAnswers(context: LeadContext): Answer[] {
  const valuation = fieldOf(context, "valuation");
  const files = context.lead.files?.length ?? 0;
  return [
    ...typedAnswers(context),
    ...planFacts(context),
    ...(valuation === "" ? [] : [{ label: "Your estimate", value: valuation }]),
    ...(files === 0 ? [] : [{ label: leadFields.files.label, value: files === 1 ? "1 file" : `${files} files` }]),
  ];
}

/** In the words and the order of the form. What is private is not repeated, only counted. */
function typedAnswers(context: LeadContext): Answer[] {
  const { car, site } = context;
  const words = wordsFor(car, site.public.vehicle_words);
  const form = formOfLead(context, car) ?? formOfLead(context, null);
  if (!form) return answersToAnyForm(context);
  const answers = form.steps.flatMap(({ fields, isPrivate = false }) =>
    fields.flatMap((field) => answerTo(context, field)).map((answer) => ({ ...answer, isPrivate })),
  );
  const told = answers.filter(({ isPrivate }) => !isPrivate);
  const hidden = answers.length - told.length;
  return [
    ...told.map(({ label, value }) => ({ label: inWords(label, words), value })),
    ...(hidden === 0 ? [] : [{ label: "About your finances", value: `${answersOf(hidden)}, not shown here` }]),
  ];
}

/** Of a form that the site has no more, and that nobody knows the private questions of. */
const answersToAnyForm = ({ lead }: LeadContext): Answer[] =>
  leadFieldNames.flatMap((name) => {
    const { [name]: value } = lead.fields;
    const isText = rowOf(name)?.onEveryForm && typeof value === "string" && value.trim() !== "";
    return isText ? [{ label: leadFields[name].label, value: value.trim() }] : [];
  });

const answersOf = (count: number): string => (count === 1 ? "1 answer" : `${count} answers`);

function answerTo({ lead, site }: LeadContext, field: Field): Answer[] {
  const { name, label, kind } = field;
  const value = ownValue<unknown>(lead.fields, name);
  if (name === bookingField || kind === "file" || !isSeenBy("dealer", name)) return [];
  if (name === "opt_in")
    return lead.consent ? [{ label: "News and offers", value: lead.consent.choice ? "Yes" : "No" }] : [];
  const chosen = lead.chosen?.find((one) => one.name === name);
  if (chosen) return [{ label: chosen.label, value: chosenText(chosen, formatOf(site.public)) }];
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return [];
  return [{ label, value: isFigure(field, text) ? formatOf(site.public).number(Number(text)) : text }];
}
