import { ownValue } from "#domain/text/own-value.ts";
import type { DateStyle, Format } from "#domain/country/format.ts";
import type { Field } from "#domain/form/field.ts";
import type { LeadPayload } from "#domain/form/shape-payload.ts";

/**
 * An answer picked from one of our own lists: label and value are the form's words, never the sender's. Mails to
 * visitors may repeat these and no other answers.
 */
export interface ChosenAnswer {
  name: string;
  label: string;
  kind: "option" | "tick" | "date" | "date-time";
  /** The option's label, "Yes", 2026-03-11, or 2026-03-11T10:30. */
  value: string;
}

/** The kinds of fields whose answers come from our own lists. Free text, numbers and files do not. */
const readers: Partial<Record<Field["kind"], (field: Field, value: unknown) => ChosenAnswer | null>> = {
  select: option,
  radio: option,
  // A required box is an agreement, and consent to marketing is recorded separately.
  checkbox: (field, value) =>
    value === true && !field.required && field.name !== "opt_in"
      ? { name: field.name, label: labelAlone(field), kind: "tick", value: "Yes" }
      : null,
  date: ({ name, label }, value) => (isDay(value) ? { name, label, kind: "date", value } : null),
  "date-time": ({ name, label }, value) => (isLocalDateTime(value) ? { name, label, kind: "date-time", value } : null),
};

/** A link in brackets is only for the form: "I have a car to trade in (see what it is worth)". */
const labelAlone = ({ label, link }: Field): string => (link ? label.replace(` (${link.label})`, "") : label);

function option({ name, label, options = [] }: Field, value: unknown): ChosenAnswer | null {
  const chosen = options.find((one) => one.value === value);
  return chosen && value !== "" ? { name, label, kind: "option", value: chosen.label } : null;
}

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isLocalDateTime = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value);

/** In the form's order. `shown` are the fields that the form shows with these answers. */
export function chosenAnswers(shown: readonly Field[], answers: LeadPayload): ChosenAnswer[] {
  return shown.flatMap((field) => {
    // The whole mail is about the category.
    const answer = field.name === "category" ? null : readers[field.kind]?.(field, ownValue(answers, field.name));
    return answer ? [answer] : [];
  });
}

/** As a mail writes it: "Wednesday, 11 March 2026 at 10:30 am". */
export function chosenText({ kind, value }: Pick<ChosenAnswer, "kind" | "value">, format: Dates): string {
  if (kind === "date") return wordsOf(`${value}T00:00`, "full day", format) ?? "";
  if (kind === "date-time") return wordsOf(value, "moment", format) ?? "";
  return value;
}

/** A local time without a zone is parsed and formatted in the same zone. Null for anything else. */
export function wordsOf(written: string, style: DateStyle, { date }: Dates): string | null {
  const time = new Date(`${written}:00Z`);
  return isLocalDateTime(written) && !Number.isNaN(time.getTime()) ? date(time, style) : null;
}
type Dates = Pick<Format, "date">;
