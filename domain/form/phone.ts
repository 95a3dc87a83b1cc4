import { messages } from "./messages.ts";

export type PhoneVariant = "au" | "au-mobile" | "nz" | "us";

export interface PhoneSettings {
  phone_variant: PhoneVariant;
  /** Passes every check, for the dealer's own tests. */
  test_phone: string | null;
}

const longestNewZealand = 14;
const mobile = /^04\d{8}$/;
const landline = /^0[2378]\d{8}$/;
const newZealand = /^0[2-9]\d{7,9}$/;
const unitedStates = /^\d{10}$/;

type Variant = {
  /** What stands before a number dialled from abroad, and what takes its place at home. */
  prefix: RegExp;
  home: string;
  check: (number: string, typed: string) => string | null;
};

/** Spec 5.3.4. */
const variants: Record<PhoneVariant, Variant> = {
  au: {
    prefix: /^(?:\+61|0061)0?/,
    home: "0",
    check: (number) => (mobile.test(number) || landline.test(number) ? null : messages.phoneAustralian),
  },
  "au-mobile": {
    prefix: /^(?:\+61|0061)0?/,
    home: "0",
    check: (number) => (mobile.test(number) ? null : messages.phoneAustralianMobile),
  },
  nz: {
    prefix: /^(?:\+64|0064)0?/,
    home: "0",
    check: (number, typed) => {
      if (typed.replace("+", "").length > longestNewZealand) return messages.phoneTooLong;
      return newZealand.test(number) ? null : messages.phoneNewZealand;
    },
  },
  us: {
    prefix: /^\+?1(?=\d{10}$)/,
    home: "",
    check: (number) => (unitedStates.test(number) ? null : messages.phoneUnitedStates),
  },
};

/** Without the spaces, dots, hyphens and brackets that people write; a prefix from abroad becomes the one at home. */
export function normalisePhone(value: string, variant: PhoneVariant): string {
  const { prefix, home } = variants[variant];
  return bare(value).replace(prefix, home);
}

export function checkPhone(value: string, { phone_variant, test_phone }: PhoneSettings): string | null {
  const number = normalisePhone(value, phone_variant);
  if (test_phone !== null && number === normalisePhone(test_phone, phone_variant)) return null;
  return variants[phone_variant].check(number, bare(value));
}

type Grouping = readonly [number: RegExp, groups: string];

const groupings: Record<PhoneVariant, readonly Grouping[]> = {
  au: [
    [/^(04\d\d)(\d{3})(\d{3})$/, "$1 $2 $3"],
    [/^(0\d)(\d{4})(\d{4})$/, "$1 $2 $3"],
  ],
  "au-mobile": [[/^(04\d\d)(\d{3})(\d{3})$/, "$1 $2 $3"]],
  nz: [
    [/^(02\d)(\d{3})(\d{3,5})$/, "$1 $2 $3"],
    [/^(0\d)(\d{3})(\d{4})$/, "$1 $2 $3"],
  ],
  us: [[/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3"]],
};

/** As people of that country write it; a number that does not fit stays as it was typed. */
export function formatPhone(value: string, variant: PhoneVariant): string {
  const number = normalisePhone(value, variant);
  const grouping = groupings[variant].find(([shape]) => shape.test(number));
  return grouping ? number.replace(grouping[0], grouping[1]) : value;
}

const bare = (value: string): string => value.replaceAll(/[\s().-]/g, "");
