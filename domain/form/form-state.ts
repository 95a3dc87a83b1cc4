import type { FieldErrors, FieldValue, Values } from "./field.ts";
import { type FormDefinition, isSkippable } from "./form-definition.ts";
import { failureOf } from "./messages.ts";
import { shownFields, stepErrors } from "./validate.ts";

export interface Skip {
  from: number;
  to: number;
}

export interface FormState {
  /** Index from 0. */
  step: number;
  values: Values;
  /** Whether the visitor has changed the box about marketing mail: every edit of it is an act of theirs. */
  hasChosenOptIn: boolean;
  errors: FieldErrors;
  /** Shown on the current step as a destructive alert. */
  stepError: string | null;
  skips: readonly Skip[];
  /** Steps whose data was acknowledged. */
  sent: readonly number[];
  lead_id: string | null;
  /** saving: a step is being sent. submitting: the last one. complete: going to the success page. */
  phase: "editing" | "saving" | "submitting" | "complete";
}

export type FormEvent =
  | { type: "edit"; name: string; value: FieldValue }
  | { type: "prefill"; values: Values }
  /** The button at the end of a step: 'Continue', or the submit label on the last. */
  | { type: "next" }
  | { type: "back" }
  | { type: "skip"; to: number }
  /** A register's answer to the step `after` has come. */
  | { type: "help"; after: number; values: Values }
  | { type: "acknowledged"; lead_id: string | null }
  /** The visitor stopped a send that was under way. */
  | { type: "cancelled" }
  | { type: "failed"; error: string | null; fields?: FieldErrors };

export function initialState(form: FormDefinition, remembered: Values = {}): FormState {
  return {
    step: 0,
    values: { ...form.initial, ...remembered },
    hasChosenOptIn: false,
    errors: {},
    stepError: null,
    skips: [],
    sent: [],
    lead_id: null,
    phase: "editing",
  };
}

/** All of 4.7. While a send is in progress only its answer counts, so a second click changes nothing. */
export function reduceForm(form: FormDefinition, state: FormState, event: FormEvent): FormState {
  if (event.type === "acknowledged") return acknowledge(form, state, event.lead_id);
  if (event.type === "failed") return fail(form, state, event.error, event.fields ?? {});
  if (event.type === "cancelled") return cancel(state);
  if (state.phase !== "editing") return state;
  switch (event.type) {
    case "edit":
      return {
        ...state,
        values: { ...state.values, [event.name]: event.value },
        hasChosenOptIn: state.hasChosenOptIn || event.name === "opt_in",
      };
    case "prefill":
      return { ...state, values: { ...event.values, ...state.values } };
    case "help":
      return help(form, state, event);
    case "next":
      return next(form, state);
    case "back":
      return back(state);
    case "skip":
      return skip(form, state, event.to);
  }
}

function next(form: FormDefinition, state: FormState): FormState {
  const last = lastStep(form);
  // The last step validates all of them again.
  const checked = state.step === last ? answeredSteps(form, state) : [state.step];
  for (const step of checked) {
    const errors = stepErrors(form, step, state.values);
    if (Object.keys(errors).length > 0) return { ...state, step, errors, stepError: null };
  }
  // A step that is answered is no longer skipped: its send has its answers, and no skip across it.
  const clean: FormState = { ...state, skips: skipsElsewhere(state), errors: {}, stepError: null };
  if (state.step === last) return { ...clean, phase: "submitting" };
  // Each step is sent once; later edits go with the final send, which has everything.
  return state.sent.includes(state.step) ? forward(clean) : { ...clean, phase: "saving" };
}

function acknowledge(form: FormDefinition, state: FormState, lead_id: string | null): FormState {
  if (state.phase !== "saving" && state.phase !== "submitting") return state;
  // Chapter 8: an answer without a lead id is an error.
  if (lead_id === null) return fail(form, state, null, {});
  const known: FormState = { ...state, lead_id, sent: [...new Set([...state.sent, state.step])] };
  if (state.phase === "submitting") return { ...known, phase: "complete" };
  return forward({ ...known, phase: "editing" });
}

function help(form: FormDefinition, state: FormState, { after, values: filled }: { after: number; values: Values }) {
  const values = { ...state.values, ...filled };
  const step = state.step === after + 1 ? stepAfterHelp(form, state.step, values, filled) : state.step;
  return { ...state, step, values };
}

/** 15.1.6: a step whose every required answer was just filled in is not asked. Without a skip: its answers are sent. */
export function stepAfterHelp(form: FormDefinition, step: number, values: Values, filled: Values): number {
  const required = shownFields(form, step, values).filter((field) => field.required);
  const isAnswered = required.length > 0 && required.every(({ name }) => Object.hasOwn(filled, name));
  const isWhole = isAnswered && Object.keys(stepErrors(form, step, values)).length === 0;
  return isWhole && step < lastStep(form) ? step + 1 : step;
}

function fail(form: FormDefinition, state: FormState, error: string | null, fields: FieldErrors): FormState {
  if (state.phase !== "saving" && state.phase !== "submitting") return state;
  // Chapter 8: the default message depends on the form's variant.
  const stepError = failureOf(error, form.showServerError).formError;
  return { ...state, phase: "editing", stepError, errors: fields };
}

function cancel(state: FormState): FormState {
  return state.phase === "saving" || state.phase === "submitting" ? { ...state, phase: "editing" } : state;
}

function forward(state: FormState): FormState {
  return { ...state, step: state.step + 1 };
}

function back(state: FormState): FormState {
  if (state.step === 0) return state;
  const origin = state.skips.findLast((one) => one.to === state.step)?.from;
  return { ...state, step: origin ?? state.step - 1, errors: {}, stepError: null };
}

function skip(form: FormDefinition, state: FormState, to: number): FormState {
  if (to <= state.step || to > lastStep(form)) return state;
  if (!form.steps.slice(state.step, to).every(isSkippable)) return state;
  const skips = [...skipsElsewhere(state), { from: state.step, to }];
  return { ...state, step: to, skips, errors: {}, stepError: null };
}

const skipsElsewhere = ({ skips, step }: FormState): Skip[] => skips.filter((one) => !spans(one, step));

export const lastStep = (form: FormDefinition): number => form.steps.length - 1;

/** A skip omits the step it starts on and all up to its target. */
export const spans = ({ from, to }: Skip, step: number): boolean => from <= step && step < to;

/** Steps up to the current one that were not skipped. */
export function answeredSteps(form: FormDefinition, { step, skips }: Pick<FormState, "step" | "skips">): number[] {
  return form.steps.flatMap((_, at) => (at <= step && !skips.some((one) => spans(one, at)) ? [at] : []));
}
