import { ownValue } from "#domain/text/own-value.ts";
import type { Field } from "#domain/form/field.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import type { FormView } from "./form-view.ts";

/** The form with values from the address filled in. It posts to an address with the same values, for later steps. */
export function filledFromAddress(view: FormView, params: URLSearchParams): FormView {
  const { form, path } = view;
  const values = addressValues(form, params.toString());
  const said = fieldsOf(form).flatMap(({ name, query }) => {
    const value = ownValue(values, name);
    return query && value ? [[query, value]] : [];
  });
  if (said.length === 0) return view;
  const own = `${path}?${new URLSearchParams(said).toString()}`;
  return { ...view, path: own, form: { ...form, initial: { ...form.initial, ...values } } };
}

/** 2.1: values for a form's fields in the address, such as preferredDealership; invalid ones are ignored. */
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
