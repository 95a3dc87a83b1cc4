import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import type { Field, FieldValue, Values } from "#domain/form/field.ts";
import { fieldsOf, type FormDefinition } from "#domain/form/form-definition.ts";
import { inputName } from "#domain/form/input-name.ts";
import type { StepHelp } from "#domain/form/trade-in-answers.ts";
import { lastStep, stepAfterHelp } from "#domain/form/form-state.ts";
import { messages } from "#domain/form/messages.ts";
import { trapField } from "#domain/form/trap-field.ts";
import { shownFields, stepErrors } from "#domain/form/validate.ts";
import type { LeadAnswer, PostedFiles } from "#site/page-ports.ts";
import type { PostedView } from "./form-view.ts";

// Without JavaScript a form posts each step and gets the next one back, with earlier answers as hidden fields.

type Fields = Readonly<Record<string, string>>;
/** What registers and valuations do for a posted form. */
export type PostAssist = {
  leaving: (step: number, values: Values) => Promise<StepHelp | null>;
  /** Further fields of the lead; the same for the same values. */
  sending: (values: Values) => Promise<Readonly<Record<string, string>>>;
};
export type PostOutcome = { success: string; further?: Fields } | { status: number; view: PostedView };

/** Names of a posted form's own state fields. */
export const postNames = {
  step: "form_step",
  go: "form_go",
  token: "question_token",
  answer: "question_answer",
  upload: "upload_token",
} as const;

/** One step: returns the next one, the same with its errors, or done. */
export async function takePosted(
  form: FormDefinition,
  fields: Fields,
  submit: (fields: Fields) => Promise<LeadAnswer>,
  files: PostedFiles | null = null,
  assist: PostAssist | null = null,
): Promise<PostOutcome> {
  const posted = readPosted(form, fields, files);
  const last = lastStep(form);
  const show = (step: number, over: Partial<PostedView> = {}, status = 200): PostOutcome => ({
    status,
    view: { ...posted, step, ...over },
  });
  if (fields[postNames.go] === "back") return show(Math.max(0, posted.step - 1));
  if (files?.error)
    return show(stepWith(form, files.errors) ?? posted.step, { errors: files.errors, error: files.error }, 422);
  // The last step validates all of them.
  const checked = posted.step === last ? form.steps.map((_, step) => step) : [posted.step];
  for (const step of checked) {
    const errors = stepErrors(form, step, posted.values);
    if (Object.keys(errors).length > 0) return show(step, { errors }, 422);
  }
  const unasked = fields[postNames.token] === undefined ? unaskedFields(form, posted, fields) : [];
  if (unasked.length > 0) return show(posted.step, { notice: messages.oneMore });
  if (posted.step < last) {
    const help = (await assist?.leaving(posted.step, posted.values)) ?? null;
    if (!help) return show(posted.step + 1);
    const filled = filledIn(posted, help);
    return show(stepAfterHelp(form, posted.step + 1, filled.values, help.values), filled);
  }

  const further = (await assist?.sending(posted.values)) ?? {};
  const answer = await submit({ ...leadFields(form, posted.values, fields), ...further });
  if (answer.result === "stored") return { success: answer.success, ...(assist ? { further } : {}) };
  if (answer.result === "question") {
    const { values, answered } = filledIn(posted, { values: further, notice: null });
    return show(last, { question: answer.question, values, answered });
  }
  const { error, fields: errors, status } = answer;
  return show(stepWith(form, errors) ?? last, { errors, error }, status);
}

function filledIn(posted: PostedView, { values, notice }: { values: Values; notice: string | null }) {
  return {
    values: { ...posted.values, ...values },
    answered: [...new Set([...posted.answered, ...Object.keys(values)])],
    notice,
  };
}

/**
 * Fields that an answer has revealed and the visitor has not seen: only a script shows them at once. A rendered field
 * is sent even if empty; boxes and files are not, so they do not count.
 */
function unaskedFields(form: FormDefinition, { step, values }: PostedView, fields: Fields): Field[] {
  return shownFields(form, step, values).filter(
    (field) =>
      typeof field.shownWhen === "object" &&
      !silentKinds.has(field.kind) &&
      ownValue(fields, inputName(field)) === undefined,
  );
}

const silentKinds: ReadonlySet<Field["kind"]> = new Set(["checkbox", "radio", "file"]);

/** An unticked box is not sent: on the posted step that means no, elsewhere it was not asked yet. */
function readPosted(form: FormDefinition, fields: Fields, files: PostedFiles | null): PostedView {
  const step = Math.min(Math.max(0, Math.trunc(Number(fields[postNames.step] ?? 0)) || 0), lastStep(form));
  const values: Record<string, FieldValue> = { ...form.initial };
  const answered: string[] = [];
  form.steps.forEach((one, at) => {
    for (const field of one.fields) {
      const name = inputName(field);
      const sent = field.kind === "file" ? ownValue(files?.names, name) : ownValue(fields, name);
      if (sent === undefined && at !== step) continue;
      answered.push(field.name);
      const value = field.kind === "checkbox" ? sent !== undefined && sent !== "off" : (sent ?? "");
      setOwnValue(values, field.name, value);
    }
  });
  return {
    step,
    values,
    answered,
    errors: {},
    error: null,
    notice: null,
    question: null,
    upload: files?.token ?? null,
  };
}

/** All values that the form has, as its page would send them. */
function leadFields(form: FormDefinition, values: Values, fields: Fields): Record<string, string> {
  const shown = form.steps.flatMap((_, step) => shownFields(form, step, values));
  const repeated = [trapField, postNames.token, postNames.answer].flatMap((name) => {
    const value = ownValue(fields, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...form.known,
    category: form.category,
    ...Object.fromEntries(shown.map((field) => [inputName(field), textOf(ownValue(values, field.name))])),
    ...Object.fromEntries(repeated),
  };
}

const textOf = (value: FieldValue | undefined): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : (value ?? "");

function stepWith(form: FormDefinition, errors: Readonly<Record<string, string>>): number | null {
  const at = form.steps.findIndex(({ fields }) => fields.some(({ name }) => ownValue(errors, name) !== undefined));
  return at < 0 ? null : at;
}

/** Earlier and later answers, which the shown step carries along. */
export function carriedFields(form: FormDefinition, { step, values, answered, question }: PostedView) {
  // While the captcha question is open, the form shows nothing else and waits for its answer.
  const shown = question ? new Set<Field>() : new Set(shownFields(form, step, values));
  return fieldsOf(form)
    .filter((field) => answered.includes(field.name) && !shown.has(field))
    .map((field) => ({ name: inputName(field), value: textOf(ownValue(values, field.name)) }))
    .filter(({ value }) => value !== "");
}
