import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { progressPercent } from "#domain/form/form-view.ts";

/** 4.7: the progress. A form of one step has none. */
export function StepList({ form, state }: { form: FormDefinition; state: FormState }) {
  if (form.steps.length < 2) return null;
  const percent = progressPercent(form, state);
  return (
    <>
      <progress className="unseen" aria-label="Progress" max={100} value={percent}>
        {percent}%
      </progress>
      <ol className="steps">
        {form.steps.map(({ title }, at) => (
          <li
            key={title}
            className={at < state.step ? "done" : at === state.step ? "current" : undefined}
            aria-current={at === state.step ? "step" : undefined}
          >
            {title}
          </li>
        ))}
      </ol>
    </>
  );
}
