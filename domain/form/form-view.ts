import type { Values } from "./field.ts";
import type { FormDefinition } from "./form-definition.ts";
import { type FormState, lastStep } from "./form-state.ts";
import { estimateNote, sendDetailsLabel } from "./trade-in-answers.ts";

type Shown = Pick<FormState, "step" | "phase" | "values">;

export interface FormButtons {
  /** 'Back' on every step but the first. */
  back: "Back" | null;
  /** 'Continue' on every step but the last, which shows the submit label; 'Loading' with a spinner while sending. */
  next: string;
  disabled: boolean;
}

/** 4.7 */
export function formButtons(form: FormDefinition, { step, phase, values }: Shown): FormButtons {
  const busy = phase !== "editing";
  const label = step === lastStep(form) ? submitLabel(form, values) : "Continue";
  return { back: step === 0 ? null : "Back", next: busy ? "Loading" : label, disabled: busy };
}

/** 15.1.11: a form that values a vehicle promises no estimate where none comes. */
function submitLabel({ assist, submitLabel: usual }: FormDefinition, values: Values): string {
  const note = assist && estimateNote(values, assist);
  return note && "reason" in note ? sendDetailsLabel : usual;
}

/** 4.7: the step index divided by the step count, rounded; 100 once complete. */
export function progressPercent(form: FormDefinition, { step, phase }: Pick<FormState, "step" | "phase">): number {
  return phase === "complete" ? 100 : Math.round((step / form.steps.length) * 100);
}
