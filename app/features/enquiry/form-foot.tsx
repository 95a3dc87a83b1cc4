import type { MouseEvent, ReactNode } from "react";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { formButtons } from "#domain/form/form-view.ts";
import { Button } from "#app/ui/button.tsx";
import { postNames } from "./posted-form.ts";

type Props = {
  form: FormDefinition;
  state: FormState;
  /** The box about marketing mail, where this step asks for it. */
  consent: ReactNode;
  onBack: (event: MouseEvent) => void;
  /** Null on a required step. */
  onSkip: (() => void) | null;
};

/** 4.7: 'Back', 'Continue' or the submit label, 'Loading' with a spinner while sending. */
export function FormFoot({ form, state, consent, onBack, onSkip }: Props) {
  const { back, next, disabled } = formButtons(form, state);
  const { length } = form.steps;
  return (
    <div className="enquiry-foot">
      {consent}
      {back && (
        <Button submit name={postNames.go} value="back" disabled={disabled} onClick={onBack}>
          {back}
        </Button>
      )}
      <p>{length > 1 && `Step ${state.step + 1} of ${length}`}</p>
      {onSkip && (
        <button className="more with-script" type="button" disabled={disabled} onClick={onSkip}>
          Skip
        </button>
      )}
      <Button submit variant="primary" busy={disabled}>
        {next}
      </Button>
    </div>
  );
}
