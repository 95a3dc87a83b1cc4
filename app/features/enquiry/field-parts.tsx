import type { Field, FieldValue } from "#domain/form/field.ts";
import { Icon } from "#app/ui/icon.tsx";
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

/** Attributes of every control for the browser and assistive technology. */
export function controlProps(field: Field, id: string, error: string | undefined) {
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autoComplete,
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": described || undefined,
  };
}

export function FieldLabel({ field: { label, required } }: { field: Field }) {
  return (
    <>
      {label}
      {required ? <span aria-hidden="true">*</span> : <i> (optional)</i>}
    </>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <small id={`${id}-error`}>
      <Icon name="alert" size={16} />
      {error}
    </small>
  );
}
