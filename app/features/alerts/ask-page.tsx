import { trapField } from "#domain/form/trap-field.ts";
import { Button } from "#app/ui/button.tsx";
import { controlProps, Field, FieldGroup } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AlertFormView, AskView } from "./ask-view.ts";

/** The form behind 'Email me new matches' and 'Tell me about price drops'. It needs no script. */
export function AskPage({ view, posted }: { view: AskView; posted: AlertFormView | null }) {
  const refused = posted?.answer.result === "refused" ? posted.answer : null;
  const question = posted?.answer.result === "question" ? posted.answer.question : null;
  return (
    <div className="wrap alerts">
      <a className="more" href={view.back.url}>
        <Icon name="back" size={18} />
        {view.back.label}
      </a>
      <div className="alerts-card">
        <h1>{view.title}</h1>
        <p className="alerts-intro">{view.intro}</p>
        <ul className="alerts-names">
          {view.names.map((name) => (
            <li key={name}>
              <Icon name="check" size={18} />
              {name}
            </li>
          ))}
        </ul>
        <form method="post" action={view.path} noValidate>
          {refused && refused.field === null && (
            <p className="alerts-wrong" role="alert">
              <Icon name="alert" size={18} />
              {refused.error}
            </p>
          )}
          <div hidden={question !== null}>
            <Choices
              view={view}
              chosen={posted?.chosen ?? null}
              error={refused?.field === "wants" ? refused.error : null}
            />
            <EmailField email={posted?.email ?? ""} error={refused?.field === "email" ? refused.error : null} />
          </div>
          {question && (
            <Field className="alerts-field" id="question" label={question.text}>
              <input id="question" name="question_answer" inputMode="numeric" autoComplete="off" required />
              <input type="hidden" name="question_token" value={question.token} readOnly />
            </Field>
          )}
          <div className="alerts-trap" aria-hidden="true">
            <input name={trapField} tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
          </div>
          <p className="alerts-small">
            {view.wording} <a href={view.privacy}>Privacy policy</a>
          </p>
          <Button submit variant="primary" size="large">
            {question ? "Send" : "Email me"}
          </Button>
        </form>
      </div>
    </div>
  );
}

function Choices({ view, chosen, error }: { view: AskView; chosen: string[] | null; error: string | null }) {
  return (
    <FieldGroup className="alerts-wants" id="wants" label="Tell me about" error={error}>
      {view.choices.map(({ name, label }) => (
        <label key={name}>
          <input type="checkbox" name="wants" value={name} defaultChecked={chosen === null || chosen.includes(name)} />
          {label}
        </label>
      ))}
    </FieldGroup>
  );
}

function EmailField({ email, error }: { email: string; error: string | null }) {
  return (
    <Field className="alerts-field" id="email" label="Email" error={error}>
      <input
        {...controlProps({ id: "email", error })}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={email}
      />
    </Field>
  );
}
