import type { Field, Values } from "./field.ts";
import { type FormDefinition, isSkippable } from "./form-definition.ts";
import { type Skip, spans } from "./form-state.ts";
import { shownFields } from "./validate.ts";

/**
 * The fields whose answers stay in the lead: those that the form shows with these answers on steps that were not
 * skipped, and hidden ones that it sends along. Answers to other questions were withdrawn.
 */
export function fieldsOfLead(form: FormDefinition, skips: readonly Skip[], values: Values): Field[] {
  return form.steps.flatMap((step, at) => {
    if (isSkippable(step) && skips.some((skip) => spans(skip, at))) return [];
    const shown = new Set(shownFields(form, at, values));
    return step.fields.filter((one) => one.carried || shown.has(one));
  });
}
