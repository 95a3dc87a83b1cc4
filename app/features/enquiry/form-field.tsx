import { lazy, Suspense } from "react";
import type { FieldKind } from "#domain/form/field.ts";
import { formatPhone } from "#domain/phone/phone-rule.ts";
import { CheckField, RadioField } from "./choice-fields.tsx";
import { controlProps, FieldError, FieldLabel, type FieldProps } from "./field-parts.tsx";
import { SlotField } from "./slot-field.tsx";

type InputKind = { type: string; inputMode?: "numeric" | "tel" | "email" };

const inputKinds: Partial<Record<FieldKind, InputKind>> = {
  text: { type: "text" },
  name: { type: "text" },
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
  postcode: { type: "text" },
  number: { type: "text", inputMode: "numeric" },
  date: { type: "date" },
};

// Forms without files do not load its code. The server renders synchronously, so it has the code from the start.
const loadFileField = () => import("./file-field.tsx");
const FileField = import.meta.env.SSR
  ? (await loadFileField()).FileField
  : lazy(() => loadFileField().then((module) => ({ default: module.FileField })));

/** One field of any kind: label, hint, control, error. */
export function FormField(props: FieldProps) {
  const { field, id, error } = props;
  if (field.kind === "checkbox") return <CheckField {...props} />;
  if (field.kind === "radio") return <RadioField {...props} />;
  if (field.kind === "file") {
    return (
      <Suspense>
        <FileField {...props} />
      </Suspense>
    );
  }
  return (
    <div className={`in ${field.kind}${field.half ? " half" : ""}`}>
      <label htmlFor={id}>
        <FieldLabel field={field} />
      </label>
      {field.hint && <p id={`${id}-hint`}>{field.hint}</p>}
      <Control {...props} />
      <FieldError id={id} error={error} />
    </div>
  );
}

function Control(props: FieldProps) {
  const { field, id, value, error, view, onEdit } = props;
  const text = typeof value === "string" ? value : "";
  const common = { ...controlProps(field, id, error), value: text };
  const edit = (event: { target: { value: string } }) => onEdit(event.target.value);
  if (field.kind === "date-time") return <SlotField {...props} />;
  if (field.kind === "textarea") {
    return (
      <>
        <textarea {...common} rows={4} onChange={edit} />
        {field.suggestions && <Suggestions texts={field.suggestions} value={text} onEdit={onEdit} />}
      </>
    );
  }
  if (field.kind === "select") {
    return (
      <select {...common} onChange={edit}>
        <option value="">Please choose</option>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const tidy = () => onEdit(formatPhone(text, view.form.rules.phone));
  return (
    <input
      {...common}
      {...inputKinds[field.kind]}
      {...(field.kind === "postcode" && view.form.rules.postcode.digitsOnly && { inputMode: "numeric" })}
      maxLength={field.kind === "date" ? undefined : field.maxLength}
      min={field.earliest}
      onChange={edit}
      onBlur={field.kind === "phone" && text !== "" ? tidy : undefined}
    />
  );
}

type SuggestionsProps = { texts: readonly string[]; value: string; onEdit: (value: string) => void };

/** Each inserts itself into the message, once; without a script there are no buttons. */
function Suggestions({ texts, value, onEdit }: SuggestionsProps) {
  return (
    <p className="ef-q js">
      {texts
        .filter((text) => !value.includes(text))
        .map((text) => (
          <button key={text} type="button" onClick={() => onEdit([value.trim(), text].filter(Boolean).join("\n"))}>
            {text}
          </button>
        ))}
    </p>
  );
}
