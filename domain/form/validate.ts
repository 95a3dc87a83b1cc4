import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import type { Field, FieldErrors, Values } from "./field.ts";
import { checkField, isEmpty, type RuleContext } from "./field-rules.ts";
import { fieldsOf, type FormDefinition } from "./form-definition.ts";
import { messages } from "./messages.ts";

type Shown = { fields: readonly Field[]; values: Values; rules: RuleContext };

/** Chapter 5: whether a conditional field shows. A hidden or invalid field shows no others. */
function isShown(field: Field, form: Shown, waiting: readonly Field[] = []): boolean {
  if (field.carried) return false;
  const condition = field.shownWhen;
  if (condition === undefined) return true;
  // Two fields that depend on each other must not loop.
  if (waiting.includes(field)) return false;
  const other = form.fields.find(({ name }) => name === condition.field);
  const value = ownValue(form.values, condition.field);
  if (other && !isShown(other, form, [...waiting, field])) return false;
  if ("is" in condition) return value !== undefined && condition.is.includes(value);
  return !isEmpty(value) && (other === undefined || checkField(other, value, form.rules) === null);
}

export function shownFields(form: FormDefinition, step: number, values: Values): Field[] {
  const about: Shown = { fields: fieldsOf(form), values, rules: form.rules };
  return (form.steps[step]?.fields ?? []).filter((one) => isShown(one, about));
}

/** The errors of one step, by field. */
export function stepErrors(form: FormDefinition, step: number, values: Values): FieldErrors {
  const found: Record<string, string> = {};
  for (const one of shownFields(form, step, values)) {
    const message = checkField(one, ownValue(values, one.name), form.rules) ?? orderProblem(one, values);
    if (message !== null) setOwnValue(found, one.name, message);
  }
  return found;
}

/** A return before the pick-up. */
function orderProblem({ name, notBefore }: Field, values: Values): string | null {
  const [first, second] = [notBefore && ownValue(values, notBefore), ownValue(values, name)];
  return first && second && second < first ? messages.dateOrder : null;
}

/** The errors of several steps, by field. */
export function formErrors(form: FormDefinition, steps: readonly number[], values: Values): FieldErrors {
  return Object.assign({}, ...steps.map((step) => stepErrors(form, step, values))) as FieldErrors;
}
