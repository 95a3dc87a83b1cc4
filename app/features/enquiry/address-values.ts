import type { Field } from "#domain/form/field.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import type { FormView } from "./form-view.ts";

/** The form with what the address says filled in. It posts to an address that says the same, for the steps to come. */
export function filledFromAddress(view: FormView, asked: URLSearchParams): FormView {
  const { form, path } = view;
  const values = addressValues(form, asked.toString());
  const said = fieldsOf(form).flatMap(({ name, query }) => (query && values[name] ? [[query, values[name]]] : []));
  if (said.length === 0) return view;
  const own = `${path}?${new URLSearchParams(said).toString()}`;
  return { ...view, path: own, form: { ...form, initial: { ...form.initial, ...values } } };
}

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
