import type { Field } from "#domain/form/field.ts";
import type { LeadPayload } from "./shape-payload.ts";

/**
 * An answer that was picked from a list of ours: label and value are words of the form, never of the sender. Mails to
 * visitors may repeat these and nothing else of what was sent.
 */
export interface ChosenAnswer {
  name: string;
  label: string;
  kind: "option" | "tick" | "date" | "date-time";
  /** The option's label, "Yes", 2026-03-11, or 2026-03-11T10:30. */
  value: string;
}

/** The kinds of fields whose answers come from a list of ours. Free text, numbers and files do not. */
const readers: Partial<Record<Field["kind"], (field: Field, value: unknown) => ChosenAnswer | null>> = {
  select: option,
  radio: option,
  // A required box is an agreement, and consent to marketing is told by its own evidence.
  checkbox: (field, value) =>
    value === true && !field.required && field.name !== "opt_in"
      ? { name: field.name, label: labelAlone(field), kind: "tick", value: "Yes" }
      : null,
  date: ({ name, label }, value) => (isDay(value) ? { name, label, kind: "date", value } : null),
  "date-time": ({ name, label }, value) => (isMoment(value) ? { name, label, kind: "date-time", value } : null),
};

/** A link in brackets is for whoever fills in the form: "I have a car to trade in (see what it is worth)". */
const labelAlone = ({ label, link }: Field): string => (link ? label.replace(` (${link.label})`, "") : label);

function option({ name, label, options = [] }: Field, value: unknown): ChosenAnswer | null {
  const chosen = options.find((one) => one.value === value);
  return chosen && value !== "" ? { name, label, kind: "option", value: chosen.label } : null;
}

const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isMoment = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value);

/** In the form's order. `shown` are the fields that the form shows with these answers. */
export function chosenAnswers(shown: readonly Field[], answers: LeadPayload): ChosenAnswer[] {
  return shown.flatMap((field) => {
    // The category is what the whole mail is about.
    const answer = field.name === "category" ? null : readers[field.kind]?.(field, answers[field.name]);
    return answer ? [answer] : [];
  });
}

/** As a mail writes it: "Wednesday, 11 March 2026 at 10:30 am". */
export function chosenText({ kind, value }: Pick<ChosenAnswer, "kind" | "value">): string {
  if (kind === "date") return wordsOf(`${value}T00:00`, { dateStyle: "full" }) ?? "";
  if (kind === "date-time") return wordsOf(value, { dateStyle: "full", timeStyle: "short" }) ?? "";
  return value;
}

/** A moment without a zone is read and written in one and the same. Null for what is no moment. */
export function wordsOf(written: string, style: Intl.DateTimeFormatOptions): string | null {
  const time = new Date(`${written}:00Z`);
  if (!isMoment(written) || Number.isNaN(time.getTime())) return null;
  return new Intl.DateTimeFormat("en-AU", { ...style, timeZone: "UTC" }).format(time);
}
