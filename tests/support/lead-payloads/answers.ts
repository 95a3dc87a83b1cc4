import type { Field, FieldKind, FieldValue } from "#domain/form/field.ts";
import { type FormDefinition, fieldsOf } from "#domain/form/form-definition.ts";
import type { RecordedSite } from "./sites.ts";

/** How somebody fills in a form: everything that it asks, or only what they must, with the last choice of each list. */
export type Manner = "everything" | "the least";

export type Visitor = { name: string; email: string; phone: string; postcode: string; day: string };

const phones: Readonly<Record<RecordedSite, string>> = {
  au: "+61 3 5550 1234",
  "au-mobile": "0412 345 678",
  nz: "+64 21 234 567",
  us: "(210) 555-0123",
};

/** Who fills in every form of a site, as people type. */
export const visitorOf = (which: RecordedSite): Visitor => ({
  name: "Zoë O’Brien-Nair",
  email: "zoe@visitor.example",
  phone: phones[which],
  postcode: which === "us" ? "78205" : "3350",
  // A Wednesday, on which every yard is open.
  day: "2026-03-18",
});

type Answering = { form: FormDefinition; field: Field; visitor: Visitor; manner: Manner };
type Answer = (about: Answering) => FieldValue;

/** By kind alone: what a field is called inside the product decides nothing here. */
const answers: Record<Exclude<FieldKind, "file">, Answer> = {
  name: ({ visitor }) => visitor.name,
  email: ({ visitor }) => visitor.email,
  phone: ({ visitor }) => visitor.phone,
  postcode: ({ visitor }) => visitor.postcode,
  text: ({ field }) => written(field),
  textarea: ({ field }) => `${written(field)}\nA second line: <b>"5" & 6</b>.`,
  number: numberFor,
  select: chosen,
  radio: chosen,
  checkbox: () => true,
  date: ({ visitor }) => visitor.day,
  "date-time": ({ visitor }) => `${visitor.day}T10:30`,
};

/** Undefined for a question that is left as it is; files are chosen, not typed. */
export function answerTo(about: Answering): FieldValue | undefined {
  const { field, manner } = about;
  if (field.kind === "file" || field.carried) return undefined;
  return manner === "everything" || field.required ? answers[field.kind](about) : undefined;
}

/** Says which question it answers. */
const written = ({ label, maxLength }: Field): string => `To ${label}`.slice(0, Math.min(maxLength, 60)).trim();

/** With a separator, as people type large numbers. */
function numberFor({ field: { range, maxLength } }: Answering): string {
  const number = Math.min(range?.max ?? 45_000, Math.max(range?.min ?? 0, 45_000));
  return maxLength > 4 && number >= 1000 ? String(number).replace(/(\d{3})$/, ",$1") : String(number);
}

/** The first choice that reveals a further question, otherwise the first. */
function chosen({ form, field: { name, options = [] }, manner }: Answering): string {
  const values = options.map(({ value }) => value);
  if (manner === "the least") return values.at(-1) ?? "";
  const revealing = new Set(
    fieldsOf(form).flatMap(({ shownWhen }) => (shownWhen?.field === name && "is" in shownWhen ? shownWhen.is : [])),
  );
  return values.find((value) => revealing.has(value)) ?? values[0] ?? "";
}
