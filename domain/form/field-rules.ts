import { isPostcode, type Postcode } from "#domain/country/postcode.ts";
import { checkPhone, type PhoneRule, type PhoneSettings } from "#domain/country/phone-rule.ts";
import type { Field, FieldKind, FieldValue } from "./field.ts";
import { messages } from "./messages.ts";

export type RuleContext = PhoneSettings & { postcode: Pick<Postcode, "shape" | "message" | "digitsOnly"> };
type RuleSettings = { phone_variant: PhoneRule; test_phone: string | null; country: { postcode: Postcode } };

/** What the rules of a site's forms need: little, because every form sends it to the browser. */
export function rulesOf({ phone_variant: phone, test_phone, country }: RuleSettings): RuleContext {
  const { shape, message, digitsOnly } = country.postcode;
  return { phone, test_phone, postcode: { shape, message, digitsOnly } };
}

type Rule = (value: string, context: RuleContext, field: Field) => string | null;

// Letters of any script and their marks; apostrophes and hyphens count as letters (spec 5.3.2).
const name = /^[\p{L}\p{M}\s'’ʼ‘`´\-‐‑]+$/u;
// Invisible characters come from copied text, and no mail arrives at such an address.
const email = /^[^\s\p{C}@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/iu;
const clockTime = /^T(?:[01]\d|2[0-3]):[0-5]\d$/;
const date = /^\d{4}-\d\d-\d\d$/;
const anything: Rule = () => null;
const listed: Rule = (value, _context, { options }) =>
  options === undefined || options.some((option) => option.value === value) ? null : messages.option;

const inRange: Rule = (value, _context, { range }) => {
  const digits = plainNumber(value);
  if (!/^\d+$/.test(digits)) return messages.number;
  const number = Number(digits);
  return range && (number < range.min || number > range.max) ? messages.numberRange(range.min, range.max) : null;
};
const toCome: Rule = (value, _context, { earliest }) => {
  if (!isDate(value)) return messages.date;
  return earliest !== undefined && value < earliest ? messages.datePast : null;
};

const moment: Rule = (value) => {
  if (!isDate(value.slice(0, 10))) return messages.dateTime;
  if (value.slice(10) === "T") return messages.timeMissing;
  return clockTime.test(value.slice(10)) ? null : messages.dateTime;
};

/** Chapter 5, "Field types". A rule sees only non-empty values. */
const rules: Record<FieldKind, Rule> = {
  text: anything,
  textarea: anything,
  checkbox: anything,
  name: (value) => (name.test(value) ? null : messages.name),
  email: (value) => (email.test(value) ? null : messages.email),
  phone: (value, context) => checkPhone(value, context),
  postcode: (value, { postcode }) => (isPostcode(value, postcode) ? null : postcode.message),
  select: listed,
  radio: listed,
  number: inRange,
  date: toCome,
  file: anything,
  "date-time": moment,
};

const lineKinds: ReadonlySet<FieldKind> = new Set(
  Object.keys(rules).filter((kind) => kind !== "textarea") as FieldKind[],
);

/** The problem of a shown field, or null. The same on the server and in the browser. */
export function checkField(field: Field, value: FieldValue | undefined, context: RuleContext): string | null {
  if (value === undefined || isEmpty(value))
    return field.required ? (field.requiredMessage ?? messages.required) : null;
  if (typeof value === "boolean") return null;
  const text = value.trim();
  if (hasUnprintable(text, lineKinds.has(field.kind))) return messages.unprintable;
  // The kind's own rule comes first: a postcode of five digits is an invalid postcode.
  const problem = rules[field.kind](text, context, field);
  if (problem !== null) return problem;
  return text.length > field.maxLength ? messages.tooLong(field.maxLength) : null;
}

/** 31 February has the form of a date but is none. */
function isDate(text: string): boolean {
  const at = date.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** 45,000 and 45 000 as a number is written: 45000. */
export function plainNumber(text: string): string {
  return text.replaceAll(/(?<=\d)[\s,](?=\d)/g, "");
}

export function isEmpty(value: FieldValue | undefined): boolean {
  return value === undefined || value === false || (typeof value === "string" && value.trim() === "");
}

// Control characters and lone surrogates. Prose may contain line breaks and tabs.
const controls = /\p{Cc}/u;
const controlsInProse = /[^\P{Cc}\t\n\r]/u;

export function hasUnprintable(text: string, oneLine: boolean): boolean {
  return !text.isWellFormed() || (oneLine ? controls : controlsInProse).test(text);
}
