import type { Outcome } from "#domain/delivery/delivery-state.ts";
import type { PlatformSending } from "./channel.ts";

const nobodySends: Outcome = { result: "retry", note: "This process sends no mail of the desk.", isOurs: true };
const noNote: Outcome = { result: "refused", note: "The delivery names nobody of the desk." };

/** To somebody of the desk. Sign-ins of addresses that are nobody's end here, where no visitor sees a difference. */
export async function sendDeskMail({ id, document, deps }: PlatformSending): Promise<Outcome> {
  if (!deps.deskMails) return nobodySends;
  if (!document.desk) return noNote;
  const mail = await deps.deskMails.compose(document.desk);
  if ("nothing" in mail) return { result: "cancelled", note: mail.nothing, isOurs: true };
  const { from, to, subject, text } = mail;
  const { note } = await deps.mailer.send({
    id,
    from,
    to: [to],
    subject,
    text,
    html: null,
    replyTo: null,
    attachments: [],
  });
  return { result: "delivered", note };
}
