import { Button } from "#app/ui/button.tsx";
import type { FooterView } from "./footer-view.ts";

/** It posts to the form's page; with a script, the same form opens as a dialog. */
export function FooterSignUp({ to }: { to: FooterView["subscribe"] }) {
  if (!to) return null;
  return (
    <form className="footer-sign-up" method="post" action={to.path} data-dialog="" noValidate>
      <h2>{to.title}</h2>
      <div>
        <input type="email" name="email" autoComplete="email" required placeholder="Email address" aria-label="Email" />
        <Button submit variant="primary">
          {to.button}
        </Button>
      </div>
      <p>{to.consent}</p>
    </form>
  );
}
