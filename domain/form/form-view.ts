import type { FormDefinition } from "./form-definition.ts";
import { type FormState, lastStep } from "./form-state.ts";

export interface FormButtons {
  /** 'Back' on every step but the first. */
  back: "Back" | null;
  /** 'Continue' on every step but the last, which shows the submit label; 'Loading' with a spinner while sending. */
  next: string;
  disabled: boolean;
}

/** 4.7 */
export function formButtons(form: FormDefinition, { step, phase }: Pick<FormState, "step" | "phase">): FormButtons {
  const busy = phase !== "editing";
  const label = step === lastStep(form) ? form.submitLabel : "Continue";
  return { back: step === 0 ? null : "Back", next: busy ? "Loading" : label, disabled: busy };
}

/** 4.7: the step index divided by the step count, rounded; 100 once complete. */
export function progressPercent(form: FormDefinition, { step, phase }: Pick<FormState, "step" | "phase">): number {
  return phase === "complete" ? 100 : Math.round((step / form.steps.length) * 100);
}
