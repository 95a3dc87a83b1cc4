import { Button, ButtonLink } from "#app/ui/button.tsx";
import { controlProps, Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { longestReason } from "#domain/reservation/customer-reason.ts";
import type { CancelText } from "./cancel-text.ts";

type Props = {
  text: CancelText;
  /** The reservation's page. */
  path: string;
  reference: string;
};

/** The second step of cancelling: it repeats what will happen, and a plain form does it. */
export function CancelStep({ text, path, reference }: Props) {
  const id = "cancel-reason";
  return (
    <div className="wrap success reservation is-cancelling">
      <div className="success-head">
        <Icon name="info" size={40} />
        <h1>{text.title}</h1>
        {text.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>Reservation {reference}</p>
      </div>
      <form className="reservation-cancel" method="post" action={path}>
        <input type="hidden" name="agreed" value={text.agreed} />
        <Field className="field" id={id} label="Your reason" required={false}>
          <textarea {...controlProps({ id })} name="reason" rows={4} maxLength={longestReason} />
        </Field>
        <div className="success-buttons">
          <Button submit variant="primary" name="act" value="cancel-paid">
            {text.button}
          </Button>
          <ButtonLink href={path}>Keep my reservation</ButtonLink>
        </div>
      </form>
    </div>
  );
}
