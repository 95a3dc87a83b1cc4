import type { Field, Values } from "./field.ts";
import type { Destination, FormParts, KeptAs, Step } from "./form-descriptor.ts";
import type { RuleContext } from "./field-rules.ts";
import type { Category, FormId } from "./forms.ts";

/** A form resolved for one site (and one car), with everything that all forms have. It is data, and travels as JSON. */
export interface FormDefinition {
  id: FormId;
  title: string;
  intro: string | null;
  outside: NonNullable<FormParts["outside"]> | null;
  steps: readonly Step[];
  submitLabel: string;
  category: Category;
  /** Point 9; default 22. */
  event_id: number;
  /** Events of the categories that can be chosen in its place, where they differ. */
  events?: Readonly<Record<string, number>>;
  /** What leads of its categories are kept under, where that is not their own name. */
  keptAs?: Readonly<Record<string, KeptAs>>;
  /** Null for forms that need no help. */
  assist: NonNullable<FormParts["assist"]> | null;
  destination: Destination;
  /** Free seats have to be asked for. */
  takesSeat?: true;
  /** Sites in mock mode send where nothing is stored. */
  mock: boolean;
  /** What the form knows without asking, by the names in which it is sent: car, location. */
  known: Readonly<Record<string, string>>;
  dealershipOf: NonNullable<FormParts["dealershipOf"]> | null;
  consent: string | null;
  /** What fields hold before anything is typed. */
  initial: Values;
  rules: RuleContext;
  /** The second failure variant of point 8. */
  showServerError: boolean;
}

export function fieldsOf(form: Pick<FormDefinition, "steps">): Field[] {
  return form.steps.flatMap((step) => step.fields);
}

/** A step that asks for nothing may be left out. */
export function isSkippable(step: Step): boolean {
  return step.fields.every((field) => !field.required);
}
