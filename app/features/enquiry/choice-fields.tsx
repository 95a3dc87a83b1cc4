import type { Field } from "#domain/form/field.ts";
import { inputName } from "#domain/form/input-name.ts";
import { CheckField, FieldGroup } from "#app/ui/field.tsx";
import { type FieldProps, formControlProps } from "./field-parts.tsx";

export function TickField({ id, field, value, error, onEdit }: FieldProps) {
  return (
    <CheckField
      className="field box"
      id={id}
      label={<LinkedLabel field={field} />}
      required={field.required}
      error={error}
    >
      <input
        {...formControlProps(field, id, error)}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onEdit(event.target.checked)}
      />
    </CheckField>
  );
}

/** Part of a label may be a link, for example to the terms. */
function LinkedLabel({ field: { label, link } }: { field: Field }) {
  if (!link) return label;
  const [before = "", after = ""] = label.split(link.label);
  return (
    <>
      {before}
      <a href={link.href} target="_blank" rel="noopener">
        {link.label}
      </a>
      {after}
    </>
  );
}

export function RadioField({ id, field, value, error, onEdit }: FieldProps) {
  const { label, required, options = [] } = field;
  const name = inputName(field);
  return (
    <FieldGroup className="field pick" radio id={id} label={label} required={required} error={error}>
      {options.map((option, at) => (
        <label key={option.value}>
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            data-invalid={error ? true : undefined}
            onChange={() => onEdit(option.value)}
          />
          <span>
            {option.label}
            {option.note && <i>{option.note}</i>}
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}
