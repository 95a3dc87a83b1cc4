import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import { field, type Field, type FieldErrors, type FieldValue, type Values } from "#domain/form/field.ts";
import { checkField, plainNumber } from "#domain/form/field-rules.ts";
import { fieldsOf, type FormDefinition, isSkippable } from "#domain/form/form-definition.ts";
import { type Skip, spans } from "#domain/form/form-state.ts";
import { fieldsOfLead } from "#domain/form/fields-of-lead.ts";
import { normalisePhone } from "#domain/country/phone-rule.ts";
import { formErrors, shownFields } from "#domain/form/validate.ts";
import { leadFieldNames, rowOf } from "#domain/lead/lead-fields.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";

/** Fields that every form accepts, whether it asks for them or not. */
const standard: readonly Field[] = leadFieldNames.flatMap((name) => {
  const { onEveryForm, label } = rowOf(name) ?? {};
  if (!onEveryForm) return [];
  const { kind, ...more } = onEveryForm;
  return [{ ...field(kind, { name: name as never, label: label ?? name }), ...more, required: false }];
});

export type Progress = { complete: boolean; step_number: number | null; skips: readonly Skip[] };

/** A browser without JavaScript omits every unticked box. */
export type SentBy = "script" | "page";

export type CheckedValues = {
  /** Answers that stay in the lead. */
  values: Values;
  /** The form's own fields among them, in its order. */
  leadFields: readonly Field[];
  errors: FieldErrors;
};

const notText = "Please write this as text.";
const yes = new Set<unknown>([true, "true", "on", "Yes", "yes", "1"]);
const no = new Set<unknown>([false, "false", "off", "No", "no", "0", "", null]);

/** The fields that a form's rules read: its own and the standard ones. */
export function ruledFields(form: FormDefinition): Field[] {
  const own = fieldsOf(form);
  return [...own, ...standard.filter(({ name }) => own.every((one) => one.name !== name))];
}

/** The values of a form's fields as sent, and their problems. */
export function checkValues(form: FormDefinition, lead: LeadPayload, progress: Progress, by: SentBy): CheckedValues {
  const fields = ruledFields(form);
  const values: Record<string, FieldValue> = {};
  const wrong: Record<string, string> = {};
  for (const one of fields) {
    const sent = ownValue(lead, one.name);
    const isUnticked = sent === undefined && by === "page" && one.kind === "checkbox";
    const read = isUnticked ? false : readValue(one, sent);
    if (read === undefined) continue;
    if (typeof read === "object") setOwnValue(wrong, one.name, read.message);
    else setOwnValue(values, one.name, read);
  }
  const steps = stepsToCheck(form, progress);
  const required = formErrors(form, steps, values);
  const leadFields = fieldsOfLead(form, progress.skips, values);
  const own = new Set(fieldsOf(form));
  const staying = fields.filter((one) => !own.has(one) || leadFields.includes(one));
  const checked = new Set(steps.flatMap((step) => shownFields(form, step, values)).map(({ name }) => name));
  const others = staying.filter(({ name }) => !checked.has(name));
  const errors: FieldErrors = { ...formatErrors(form, others, values), ...required, ...wrong };
  return { values: tidy(form, staying, values), leadFields, errors };
}

/** Spec 11.3.5: a step is checked up to its own questions, a complete lead for everything. */
function stepsToCheck(form: FormDefinition, { complete, step_number, skips }: Progress): number[] {
  const last = complete ? form.steps.length - 1 : (step_number ?? -1);
  return form.steps.flatMap((step, at) => {
    const isSkipped = isSkippable(step) && skips.some((skip) => spans(skip, at));
    return at <= last && !isSkipped ? [at] : [];
  });
}

function formatErrors(form: FormDefinition, fields: readonly Field[], values: Values): FieldErrors {
  const found = fields.map((one) => [
    one.name,
    checkField({ ...one, required: false }, ownValue(values, one.name), form.rules),
  ]);
  return Object.fromEntries(found.filter(([, message]) => message !== null)) as FieldErrors;
}

function readValue(one: Field, value: unknown): FieldValue | undefined | { message: string } {
  if (value === undefined || (value === null && one.kind !== "checkbox")) return undefined;
  if (one.kind === "checkbox") {
    if (yes.has(value)) return true;
    return no.has(value) ? false : { message: "Please answer yes or no." };
  }
  return typeof value === "string" ? value : { message: notText };
}

/** As they are stored: trimmed texts, uniform line ends, normalised phone numbers. */
function tidy(form: FormDefinition, fields: readonly Field[], values: Values): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, kind }): [string, FieldValue][] => {
      const value = ownValue(values, name);
      if (value === undefined) return [];
      if (typeof value !== "string") return [[name, value]];
      const text = value.trim().replaceAll(/\r\n?/g, "\n");
      if (text === "") return [];
      if (kind === "phone") return [[name, normalisePhone(text, form.rules.phone)]];
      return [[name, kind === "number" ? plainNumber(text) : text]];
    }),
  );
}
