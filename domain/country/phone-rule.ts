export type Grouping = readonly [number: string, groups: string];

/** The phone numbers of one country, as plain data: forms send it to the browser. Patterns are regular expressions. */
export interface PhoneRule {
  /** As `phone_variant` names it; unique over all countries. */
  variant: string;
  /** The prefix of a number dialled from abroad, and its replacement at home. */
  prefix: string;
  home: string;
  /** A whole number, dialled at home. */
  shape: string;
  message: string;
  /** The maximum number of typed characters, if it has its own limit. */
  longest?: { characters: number; message: string };
  /** Formats of a number; the first that fits. */
  groupings: readonly Grouping[];
}

export interface PhoneSettings {
  phone: PhoneRule;
  /** Passes every check, for the dealer's own tests. */
  test_phone: string | null;
}

/** Without spaces, dots, hyphens and brackets; an international prefix becomes the national one. */
export function normalisePhone(value: string, { prefix, home }: PhoneRule): string {
  return bare(value).replace(new RegExp(prefix), home);
}

/** Spec 5.3.4. */
export function checkPhone(value: string, { phone, test_phone }: PhoneSettings): string | null {
  const number = normalisePhone(value, phone);
  if (test_phone !== null && number === normalisePhone(test_phone, phone)) return null;
  const { longest, shape, message } = phone;
  if (longest && bare(value).replace("+", "").length > longest.characters) return longest.message;
  return new RegExp(shape).test(number) ? null : message;
}

/** In the country's format; a number that does not fit stays unchanged. */
export function formatPhone(value: string, phone: PhoneRule): string {
  return grouped(normalisePhone(value, phone), phone.groupings) ?? value;
}

export function grouped(number: string, groupings: readonly Grouping[]): string | null {
  for (const [shape, groups] of groupings) {
    const pattern = new RegExp(shape);
    if (pattern.test(number)) return number.replace(pattern, groups);
  }
  return null;
}

const bare = (value: string): string => value.replaceAll(/[\s().-]/g, "");
