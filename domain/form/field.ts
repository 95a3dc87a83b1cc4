import { type ChosenName, isSeenBy, rowOf, type SaidName } from "#domain/lead/lead-fields.ts";
import { type BoxName, nameOnWire } from "#domain/lead/wire-format.ts";

/** A field's value while it is filled in. */
export type FieldValue = string | boolean;
export type Values = Readonly<Record<string, FieldValue>>;
export type FieldErrors = Readonly<Record<string, string>>;

export type FieldKind =
  | "text"
  | "name"
  | "email"
  | "phone"
  | "postcode"
  | "textarea"
  | "select"
  | "radio"
  | "checkbox"
  | "number"
  | "date"
  | "date-time"
  /** Its value is the names of the chosen files; the bytes are sent separately. */
  | "file";

export interface Option {
  value: string;
  label: string;
  /** A line below the label: what the option costs. */
  note?: string;
  /** Other names for it in an address. */
  also?: readonly string[];
}

/**
 * Chapter 5: shown when another field is truthy and has no error, or has one of these values. Data only: a form is sent
 * to the browser as JSON, which cannot contain functions.
 */
export type Condition = { field: string } | { field: string; is: readonly FieldValue[] };

/** What a form can ask: a row of the lead's fields, or one of the additional services. */
export type AskedName = SaidName | ChosenName | BoxName;

export interface Field {
  name: AskedName;
  /** What pages and payloads call it, where that is not its name. */
  wire?: string;
  /** Sent as "Yes" or "No". */
  isYesNo?: true;
  /** A ticked box that is one of the additional services. */
  service?: string;
  /** No mail to the visitor repeats the answer. */
  isUntold?: true;
  kind: FieldKind;
  label: string;
  required: boolean;
  /** Replaces '*This is a required field.' */
  requiredMessage?: string;
  options?: readonly Option[];
  shownWhen?: Condition;
  /** Sent with the form but not shown, such as the id of a valuation. */
  carried?: true;
  /** Suggested beginnings of a text: each is a button that inserts itself. */
  suggestions?: readonly string[];
  maxLength: number;
  /** The browser's own autofill. */
  autoComplete?: string;
  hint?: string;
  /** Short enough to share a line with its neighbour. */
  half?: true;
  /** Heading of this box and its neighbours with the same heading. */
  group?: string;
  /** Whole numbers: the plausible range. */
  range?: { min: number; max: number };
  /** Dates: 2026-03-11, and the name of another date that must not be later. */
  earliest?: string;
  notBefore?: string;
  /** Name in the page's address from which the browser fills it in. */
  query?: string;
  /** A link in the label, such as the terms of a checkbox. */
  link?: { label: string; href: string };
}

const longest: Record<FieldKind, number> = {
  text: 200,
  name: 100,
  email: 254,
  phone: 30,
  postcode: 10,
  textarea: 5000,
  select: 200,
  radio: 200,
  checkbox: 5,
  number: 12,
  date: 10,
  "date-time": 16,
  file: 2000,
};

/** Kinds whose answers come from our own lists. */
type Choices = "select" | "radio" | "checkbox" | "date" | "date-time";
type NameOf<Kind extends FieldKind> = Kind extends Choices ? ChosenName | BoxName : SaidName;
type Given<Kind extends FieldKind> = { name: NameOf<Kind>; label: string } & Partial<Omit<Field, "name">>;

/** Chapter 5: every field is required unless marked otherwise. Its name is that of a row of the lead's fields. */
export function field<Kind extends FieldKind>(kind: Kind, given: Given<Kind>): Field {
  return { kind, required: true, maxLength: longest[kind], ...outside(given.name), ...given };
}

/** What the browser, which has no table, needs to know of a row. */
function outside(name: AskedName): Partial<Field> {
  const wire = nameOnWire(name);
  const row = rowOf(name);
  return {
    ...(wire === name ? {} : { wire }),
    ...(row?.isYesNo ? { isYesNo: true } : {}),
    ...(row?.from === "choice" && !isSeenBy("customer", name) ? { isUntold: true } : {}),
  };
}
