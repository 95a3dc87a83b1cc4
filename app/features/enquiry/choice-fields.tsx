import type { Field } from "#domain/form/field.ts";
import { controlProps, FieldError, FieldLabel, type FieldProps } from "./field-parts.tsx";

export function CheckField({ id, field, value, error, onEdit }: FieldProps) {
  return (
    <div className="in box">
      <label>
        <input
          {...controlProps(field, id, error)}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onEdit(event.target.checked)}
        />
        <span>
          <LinkedLabel field={field} />
          {field.required && <span aria-hidden="true">*</span>}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
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
  const { name, options = [] } = field;
  const { "aria-describedby": described, "aria-invalid": invalid } = controlProps(field, id, error);
  return (
    <fieldset className="in pick" role="radiogroup" aria-invalid={invalid} aria-describedby={described}>
      <legend>
        <FieldLabel field={field} />
      </legend>
      {options.map((option, at) => (
        <label key={option.value}>
          <input
            id={at === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            data-invalid={invalid}
            onChange={() => onEdit(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
