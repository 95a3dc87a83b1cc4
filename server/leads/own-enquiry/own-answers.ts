import { consentText } from "#domain/consent/consent.ts";
import { formatOf } from "#domain/country/format.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { bookingField } from "#domain/form/booking-field.ts";
import { chosenText } from "#domain/form/chosen-answers.ts";
import type { Field } from "#domain/form/field.ts";
import { isSeenBy, leadFields } from "#domain/lead/lead-fields.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { formOfLead } from "#server/leads/delivery/field-labels.ts";
import { fieldOf, type LeadContext } from "#server/leads/mail/lead-context.ts";

type Answer = { label: string; value: string };

/** What the visitor answered, in the words and the order of the form. What is private is not repeated, only counted. */
export function ownAnswers(context: LeadContext): Answer[] {
  const { car, site, lead } = context;
  const words = wordsFor(car, site.public.vehicle_words);
  const form = formOfLead(context, car) ?? formOfLead(context, null);
  const asked = (form?.steps ?? []).flatMap(({ fields, isPrivate }) => {
    const answers = fields.flatMap((field) => answerTo(context, field));
    if (!isPrivate || answers.length === 0)
      return answers.map(({ label, value }) => ({ label: inWords(label, words), value }));
    const hidden = `${answers.length === 1 ? "1 answer" : `${answers.length} answers`}, not shown here`;
    return [{ label: "About your finances", value: hidden }];
  });
  const valuation = fieldOf(context, "valuation");
  const files = lead.files?.length ?? 0;
  return [
    ...asked,
    ...(valuation === "" ? [] : [{ label: "Your estimate", value: valuation }]),
    ...(files === 0 ? [] : [{ label: leadFields.files.label, value: files === 1 ? "1 file" : `${files} files` }]),
  ];
}

function answerTo({ lead, site }: LeadContext, { name, label, kind }: Field): Answer[] {
  const value = ownValue<unknown>(lead.fields, name);
  if (name === bookingField || kind === "file" || !isSeenBy("dealer", name)) return [];
  if (name === "opt_in") return lead.consent ? [{ label: "News and offers", value: consentText(lead.consent) }] : [];
  const chosen = lead.chosen?.find((one) => one.name === name);
  if (chosen) return [{ label: chosen.label, value: chosenText(chosen, formatOf(site.public)) }];
  const text = typeof value === "number" ? formatOf(site.public).number(value) : value;
  return typeof text === "string" && text.trim() !== "" ? [{ label, value: text.trim() }] : [];
}
