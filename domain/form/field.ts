/** What a field holds while it is being filled in. */
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
  /** Its value is the names of what was chosen; the bytes travel beside the form. */
  | "file";

export interface Option {
  value: string;
  label: string;
  /** Other names by which an address may mean this one. */
  also?: readonly string[];
}

/**
 * Point 5: shown when another field is truthy and has no error, or holds one of these values. Data alone: a form
 * travels to the browser as JSON, where a function would be lost on the way.
 */
export type Condition = { field: string } | { field: string; is: readonly FieldValue[] };

export interface Field {
  name: string;
  kind: FieldKind;
  label: string;
  required: boolean;
  /** In place of '*This is a required field.' */
  requiredMessage?: string;
  options?: readonly Option[];
  shownWhen?: Condition;
  /** Carried along with the form and shown to nobody, such as the id of a valuation. */
  carried?: true;
  /** Ways to begin a text: each is a button that writes itself into the field. */
  suggestions?: readonly string[];
  maxLength: number;
  /** The browser's own autofill. */
  autoComplete?: string;
  hint?: string;
  /** Short enough to share a line with its neighbour. */
  half?: true;
  /** Heading that this box stands under, with its neighbours of the same heading. */
  group?: string;
  /** Whole numbers: what is believable. */
  range?: { min: number; max: number };
  /** Dates: 2026-03-11, and the name of another date that this one may not come before. */
  earliest?: string;
  notBefore?: string;
  /** Name in the page's address from which the browser fills it in. */
  query?: string;
  /** A link that belongs to the label, such as the terms of a checkbox. */
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

type Given = Pick<Field, "name" | "label"> & Partial<Field>;

/** Point 5: every field is required unless marked otherwise. */
export function field(kind: FieldKind, given: Given): Field {
  return { kind, required: true, maxLength: longest[kind], ...given };
}
