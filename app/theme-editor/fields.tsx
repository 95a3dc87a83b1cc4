import { type ReactNode, useState } from "react";
import { Field, controlProps } from "#app/ui/field.tsx";

type Common = { id: string; label: string; hint?: string; error?: string | null };

/** Text that counts only while it is possible; until then the field keeps it, with the reason. */
function usePossibleText(value: string, problemOf: (text: string) => string | null, onChange: (text: string) => void) {
  const [typed, setTyped] = useState({ text: value, madeOf: value });
  // Somebody else has changed the value, such as undo.
  const text = typed.madeOf === value ? typed.text : value;
  return {
    text,
    problem: problemOf(text),
    type: (next: string): void => {
      const isPossible = problemOf(next) === null;
      setTyped({ text: next, madeOf: isPossible ? next : value });
      if (isPossible) onChange(next);
    },
  };
}

type ColourFieldProps = Common & {
  value: string;
  /** The same colour in the form that a colour picker knows. */
  hex: (colour: string) => string;
  problemOf: (text: string) => string | null;
  onChange: (colour: string) => void;
  /** A colour that would do. */
  nearest?: string | null;
  children?: ReactNode;
};

/** A colour by picker or as text. */
export function ColourField({
  id,
  label,
  hint,
  error,
  value,
  hex,
  problemOf,
  onChange,
  nearest,
  children,
}: ColourFieldProps) {
  const { text, problem, type } = usePossibleText(value, problemOf, onChange);
  const shown = problem ?? error ?? null;
  return (
    <Field id={id} label={label} hint={hint} error={shown} className="theme-field">
      <span className="theme-pair">
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={hex(value)}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <input
          {...controlProps({ id, hint, error: shown })}
          type="text"
          spellCheck={false}
          autoComplete="off"
          value={text}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </span>
      {nearest && (
        <button type="button" className="theme-use" onClick={() => onChange(nearest)}>
          Use {nearest}
        </button>
      )}
      {children}
    </Field>
  );
}

type TextFieldProps = Common & {
  value: string;
  placeholder?: string;
  problemOf: (text: string) => string | null;
  onChange: (text: string) => void;
};

export function TextField({ id, label, hint, value, placeholder, problemOf, onChange }: TextFieldProps) {
  const { text, problem, type } = usePossibleText(value, problemOf, onChange);
  return (
    <Field id={id} label={label} hint={hint} error={problem} className="theme-field">
      <input
        {...controlProps({ id, hint, error: problem })}
        type="text"
        spellCheck={false}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
      />
    </Field>
  );
}

type RangeFieldProps = Common & {
  value: number;
  least: number;
  most: number;
  unit: string;
  onChange: (value: number) => void;
};

export function RangeField({ id, label, value, least, most, unit, onChange }: RangeFieldProps) {
  return (
    <Field id={id} label={`${label}: ${value} ${unit}`} className="theme-field">
      <input
        {...controlProps({ id })}
        type="range"
        min={least}
        max={most}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Field>
  );
}

type ChoiceFieldProps = Common & {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function ChoiceField({ id, label, hint, error, value, options, onChange }: ChoiceFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className="theme-field">
      <select
        {...controlProps({ id, hint, error })}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
