import { ownPageDays } from "#domain/own-enquiry/own-page-life.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { path: string; isSent: boolean; error: string | null; phone: string };

/** A link that was good once. It shows nothing; a new one goes to the address that was given with the enquiry. */
export function EndedLink({ path, isSent, error, phone }: Props) {
  return (
    <div className="wrap own-page own-note">
      <Icon name={isSent ? "mail" : "alert"} size={40} />
      <h1>{isSent ? "A new link is on its way" : "This link has ended"}</h1>
      {isSent ? (
        <p role="status">
          Look in the mailbox of the address that you gave with your enquiry. It may take a minute, or land among
          unwanted mail.
        </p>
      ) : (
        <>
          <p>
            Links like this work for {ownPageDays} days after the last change, and end when a newer one is sent. We can
            send a new one to the address that you gave with your enquiry.
          </p>
          <form method="post" action={path}>
            <Button submit variant="primary" size="large" name="act" value="renew">
              Send me a new link
            </Button>
          </form>
        </>
      )}
      {error !== null && <p role="alert">{error}</p>}
      <p>Or call us on {phone}.</p>
    </div>
  );
}
