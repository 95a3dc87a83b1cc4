import { type ComponentProps, type ReactNode, useId } from "react";
import { Problem } from "./problem.tsx";

type FieldProps = {
  label: string;
  hint?: string;
  problem?: string | null;
  /** The attributes that tie a control to its label, hint and problem. */
  children: (control: ControlProps) => ReactNode;
};

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** A control with its label, which is always visible, and below it a hint and what is wrong. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(described !== "" && { "aria-describedby": described }),
        ...(problem && { "aria-invalid": true }),
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

type InputFieldProps = Omit<FieldProps, "children"> & Omit<ComponentProps<"input">, "children" | "className">;

export function InputField({ label, hint, problem, ...input }: InputFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  );
}

/** Six digits in one field, painted as six cells; a phone suggests the code of the mail. */
export function CodeField({ problem, value }: { problem?: string | null; value?: string }) {
  return (
    <Field label="Code from the mail" problem={problem}>
      {(control) => (
        <input
          className="code-input"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          // One more than the digits: some mail programs copy a space with them.
          maxLength={7}
          required
          defaultValue={value}
          {...control}
        />
      )}
    </Field>
  );
}

/** A box to tick, with its words. */
export function Tick({ name, isOn = false, value = "yes", children }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {children}
    </label>
  );
}
type TickProps = { name: string; isOn?: boolean; value?: string; children: ReactNode };
