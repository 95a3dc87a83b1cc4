import type { Field } from "#domain/form/field.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";

/** 2.1: what the address says of a form's fields, such as preferredDealership; what no field could hold is left out. */
export function addressValues(form: FormDefinition, search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const value = valueIn(field, (field.query && query.get(field.query)) ?? "");
      return value === null ? [] : [[field.name, value]];
    }),
  );
}

function valueIn({ kind, options, maxLength }: Field, text: string): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return null;
  if (options) {
    const names = options.map(({ value, label, also = [] }) => [value, label, ...also].map((one) => one.toLowerCase()));
    return options[names.findIndex((one) => one.includes(wanted))]?.value ?? null;
  }
  const plain = kind === "number" ? wanted.replaceAll(/[$,\s]/g, "") : text.trim();
  const isFit = plain.length <= maxLength && (kind !== "number" || /^\d+$/.test(plain));
  return isFit ? plain : null;
}
