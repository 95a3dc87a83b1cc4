import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Described = { id: string; hint?: string | undefined; error?: string | null | undefined };

/** Attributes of a field's control: they refer to its hint and its error. */
export function controlProps({ id, hint, error }: Described) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

type Named = {
  label: ReactNode;
  /** True: a star follows the label; false: '(optional)'; without it, neither. */
  required?: boolean | undefined;
};

function Name({ label, required }: Named) {
  return (
    <>
      {label}
      {required === true && <span aria-hidden="true">*</span>}
      {required === false && <i> (optional)</i>}
    </>
  );
}

export function FieldError({ id, error }: Pick<Described, "id" | "error">) {
  if (!error) return null;
  return (
    <small id={`${id}-error`}>
      <Icon name="alert" size={16} />
      {error}
    </small>
  );
}

type FieldProps = Described & Named & Omit<ComponentProps<"div">, "id" | "children"> & { children: ReactNode };

/** One field of a form: label, hint, control, error. The control has `controlProps` of the same id, hint and error. */
export function Field({ id, label, required, hint, error, children, ...rest }: FieldProps) {
  return (
    <div {...rest}>
      <label htmlFor={id}>
        <Name label={label} required={required} />
      </label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

type GroupProps = Named &
  Omit<ComponentProps<"fieldset">, "id"> & {
    /** Only its error refers to it. */
    id?: string;
    error?: string | null | undefined;
    /** Exactly one of them is chosen. */
    radio?: boolean;
  };

/** Several controls that answer one question, with one error. */
export function FieldGroup({ id, label, required, error, radio, children, ...rest }: GroupProps) {
  return (
    <fieldset
      {...rest}
      {...(radio && { role: "radiogroup", "aria-invalid": error ? true : undefined })}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>
        <Name label={label} required={required} />
      </legend>
      {children}
      <FieldError id={id ?? ""} error={error} />
    </fieldset>
  );
}

type CheckProps = Named & { id: string; error?: string | null | undefined; className: string; children: ReactNode };

/** A box to tick, with its label beside it. */
export function CheckField({ id, label, required, error, className, children }: CheckProps) {
  return (
    <div className={className}>
      <label>
        {children}
        <span>
          <Name label={label} required={required || undefined} />
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
