import { lazy, Suspense } from "react";
import type { FieldKind } from "#domain/form/field.ts";
import { formatPhone } from "#domain/country/phone-rule.ts";
import { Field } from "#app/ui/field.tsx";
import { RadioField, TickField } from "./choice-fields.tsx";
import { type FieldProps, formControlProps } from "./field-parts.tsx";
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
  if (field.kind === "checkbox") return <TickField {...props} />;
  if (field.kind === "radio") return <RadioField {...props} />;
  if (field.kind === "file") {
    return (
      <Suspense>
        <FileField {...props} />
      </Suspense>
    );
  }
  return (
    <Field
      className={`field ${field.kind}${field.half ? " half" : ""}`}
      id={id}
      label={field.label}
      required={field.required}
      hint={field.hint}
      error={error}
    >
      <Control {...props} />
    </Field>
  );
}

function Control(props: FieldProps) {
  const { field, id, value, error, view, onEdit } = props;
  const text = typeof value === "string" ? value : "";
  const common = { ...formControlProps(field, id, error), value: text };
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
    <p className="enquiry-phrases with-script">
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
