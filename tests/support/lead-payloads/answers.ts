import type { Field, FieldKind, FieldValue } from "#domain/form/field.ts";
import { type FormDefinition, fieldsOf } from "#domain/form/form-definition.ts";

/** How somebody fills in a form: everything that it asks, or only what they must, with the last choice of each list. */
export type Manner = "everything" | "the least";

/** As people type them; by the form's own rule for numbers. */
const phones: Readonly<Record<string, string>> = {
  au: "+61 3 5550 1234",
  "au-mobile": "0412 345 678",
  nz: "+64 21 234 567",
  us: "(210) 555-0123",
};

const visitorAddress = "zoe@visitor.example";
/** A Wednesday, on which every yard of the recorded sites is open. */
const day = "2026-03-18";

type Answering = { form: FormDefinition; field: Field; manner: Manner };
type Answer = (about: Answering) => FieldValue;

/** By kind alone: what a field is called inside the product decides nothing here. */
const answers: Record<Exclude<FieldKind, "file">, Answer> = {
  name: () => "Zoë O’Brien-Nair",
  email: () => visitorAddress,
  phone: ({ form }) => phones[form.rules.phone.variant] ?? "",
  postcode: ({ form }) => (form.rules.postcode.shape.includes("5") ? "78205" : "3350"),
  text: ({ field }) => written(field),
  textarea: ({ field }) => `${written(field)}\nA second line: <b>"5" & 6</b>.`,
  number: numberFor,
  select: chosen,
  radio: chosen,
  checkbox: () => true,
  date: () => day,
  "date-time": () => `${day}T10:30`,
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
