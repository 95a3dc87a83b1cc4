import type { Skip } from "#domain/form/form-state.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";
import type { Progress } from "./submitted-values.ts";
import { fieldsProblem, LeadError } from "./lead-problem.ts";

const MOST_STEPS = 20;

/** Spec 3.10: the position of a send in the form. A call without steps is complete at once. */
export function readProgress({ lead_status, form_completed, step_number, skipped_steps }: LeadPayload): Progress {
  return {
    complete: isComplete(lead_status, form_completed),
    step_number: readStep(step_number),
    skips: readSkips(skipped_steps),
  };
}

function isComplete(status: unknown, completed: unknown): boolean {
  if (status === "Incomplete") return false;
  if (status !== undefined && status !== "Complete") refuse("lead_status", 'Please send "Incomplete" or "Complete".');
  return status === "Complete" || completed !== false;
}

function readStep(step: unknown): number | null {
  if (step === undefined || step === null || step === "") return null;
  // A page's form sends it as a text. An object is never converted: its own toString may be anything.
  const number = typeof step === "string" ? Number(step) : step;
  return isStep(number) ? number : refuse("step_number", "Please send the number of a step.");
}

function readSkips(skips: unknown): Skip[] {
  if (skips === undefined || skips === null || skips === "") return [];
  const isList = Array.isArray(skips) && skips.length <= MOST_STEPS && skips.every(isSkip);
  if (!isList) refuse("skipped_steps", "Please send a list of skipped steps, each with from and to.");
  // Without whatever else the sender wrote beside them.
  return (skips as Skip[]).map(({ from, to }) => ({ from, to }));
}

const isStep = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < MOST_STEPS;

function isSkip(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { from, to } = value as Record<string, unknown>;
  return isStep(from) && isStep(to) && from < to;
}

function refuse(name: string, message: string): never {
  throw new LeadError(fieldsProblem({ [name]: message }));
}
