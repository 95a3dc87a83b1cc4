import { ownValue } from "#domain/text/own-value.ts";
import type { Field, FieldErrors } from "#domain/form/field.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import { failureOf } from "#domain/form/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Chapter 8, both variants: our text with the server's below it, or the server's alone. */
export function StepAlert({ form, error }: { form: FormDefinition; error: string | null }) {
  if (error === null) return null;
  const { alert, formError } = failureOf(error, form.showServerError);
  return (
    <div className="enquiry-alert" role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <p>
        <b>{alert}</b>
        {formError !== alert && <span>{formError}</span>}
      </p>
    </div>
  );
}

type SummaryProps = { fields: readonly Field[]; errors: FieldErrors; idOf: (name: string) => string };

/** Each error as a link to its field. Terms are listed by name only: their full text is at their box. */
export function ErrorSummary({ fields, errors, idOf }: SummaryProps) {
  const wrong = fields.filter(({ name }) => ownValue(errors, name) !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div className="enquiry-summary" role="alert">
      <p>{wrong.length === 1 ? "Please check one field:" : `Please check ${wrong.length} fields:`}</p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(name))?.focus();
              }}
            >
              {label.split(":")[0]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
