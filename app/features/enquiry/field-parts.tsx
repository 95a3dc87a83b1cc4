import type { Field, FieldValue } from "#domain/form/field.ts";
import { inputName } from "#domain/form/input-name.ts";
import { controlProps } from "#app/ui/field.tsx";
import type { FormSession } from "./form-session.ts";
import type { FormView } from "./form-view.ts";

export type FieldProps = {
  id: string;
  field: Field;
  view: FormView;
  session: FormSession;
  value: FieldValue | undefined;
  error: string | undefined;
  /** The location that the form is about, or that was chosen in it. */
  place: string | undefined;
  onEdit: (value: FieldValue) => void;
};

/** Attributes of a control of the form. */
export function formControlProps(field: Field, id: string, error: string | undefined) {
  const { required, autoComplete, hint } = field;
  return { ...controlProps({ id, hint, error }), name: inputName(field), required, autoComplete };
}
