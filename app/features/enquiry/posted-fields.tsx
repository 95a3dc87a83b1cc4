import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { FormState } from "#domain/form/form-state.ts";
import { trapField } from "#domain/form/trap-field.ts";
import { Field } from "#app/ui/field.tsx";
import type { PostedView } from "./form-view.ts";
import { carriedFields, postNames } from "./posted-form.ts";

type Props = {
  form: FormDefinition;
  state: FormState;
  posted: PostedView | null;
  onTrap: (text: string) => void;
};

/** Hidden fields: the state of the form without a script, and a trap for bots. */
export function PostedFields({ form, state, posted, onTrap }: Props) {
  const carried = posted ? carriedFields(form, { ...posted, step: state.step, values: state.values }) : [];
  return (
    <>
      {/* Enter presses the first button of a form: without this one it would be 'Back'. */}
      {state.step > 0 && <button className="unseen" tabIndex={-1} aria-hidden="true" />}
      <input type="hidden" name={postNames.step} value={state.step} readOnly />
      {posted?.upload && <input type="hidden" name={postNames.upload} value={posted.upload} readOnly />}
      {carried.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <div className="enquiry-trap" aria-hidden="true">
        <input
          name={trapField}
          tabIndex={-1}
          autoComplete="off"
          aria-label="Leave this empty"
          onChange={(event) => onTrap(event.target.value)}
        />
      </div>
    </>
  );
}

/** Spec 11.4.2: asked after the post if no script could solve the captcha. */
export function Question({ question }: { question: NonNullable<PostedView["question"]> }) {
  return (
    <Field className="field" id={postNames.answer} label={question.text}>
      <input id={postNames.answer} name={postNames.answer} inputMode="numeric" autoComplete="off" required />
      <input type="hidden" name={postNames.token} value={question.token} readOnly />
    </Field>
  );
}
