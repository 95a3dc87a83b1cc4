import { ownValue } from "#domain/text/own-value.ts";
import type { DateStyle, Format } from "#domain/country/format.ts";
import type { Field } from "./field.ts";
import type { ChosenAnswer } from "#domain/lead/lead.ts";

/** The kinds of fields whose answers come from our own lists. Free text, numbers and files do not. */
const readers: Partial<Record<Field["kind"], (field: Field, value: unknown) => ChosenAnswer | null>> = {
  select: option,
  radio: option,
  // A required box is an agreement.
  checkbox: (field, value) =>
    value === true && !field.required
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
export function chosenAnswers(shown: readonly Field[], answers: Readonly<Record<string, unknown>>): ChosenAnswer[] {
  return shown.flatMap((field) => {
    const answer = field.isUntold ? null : readers[field.kind]?.(field, ownValue(answers, field.name));
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
