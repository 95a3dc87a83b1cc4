import { Button } from "#app/ui/button.tsx";
import type { SubscribeView } from "./subscribe-view.ts";

type Props = { view: SubscribeView; headingLevel?: 2 | 3 };

/**
 * 2.3: the subscribe section with its sign-up form, for home pages and footers; not a landmark because a page may have
 * both. It posts to the form's page; with a script the same form opens as a dialog, filled in and being sent. Either
 * shows our own sentence about a wrong address, so the browser shows none.
 */
export function SubscribeSection({ view: { title, text, button, consent, path }, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="subscribe">
      <div>
        <Heading>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
      <form method="post" action={path} data-dialog="" noValidate>
        <div className="subscribe-field">
          <input type="email" name="email" autoComplete="email" required placeholder="Email" aria-label="Email" />
          <Button submit variant="primary">
            {button}
          </Button>
        </div>
        <p>{consent}</p>
      </form>
    </div>
  );
}
