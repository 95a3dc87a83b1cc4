import type { Message, Person } from "./mailer.ts";

const person = ({ name, address }: Person) => ({ name, address });

/** Options for nodemailer. Texts of a lead are never treated as file paths or URLs. */
export function mailOptions({ id, from, to, replyTo, subject, text, html, ...message }: Message) {
  const { attachments, unsubscribe, calendar } = message;
  return {
    messageId: `<${id}@${from.address.split("@")[1] ?? "localhost"}>`,
    from: person(from),
    to: to.map((address) => ({ name: "", address })),
    ...(replyTo === null ? {} : { replyTo: person(replyTo) }),
    subject,
    text,
    ...(html === null ? {} : { html }),
    ...(calendar ? { icalEvent: { filename: "booking.ics", ...calendar } } : {}),
    attachments: attachments.map((attachment) => ({ ...attachment })),
    // Auto-responders do not answer automatic mail.
    headers: { "Auto-Submitted": "auto-generated", "X-Forecourt-Delivery": id, ...listHeaders(unsubscribe ?? null) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 2369 and RFC 8058: the mail program's own unsubscribe button, which needs one call and no page. */
function listHeaders(unsubscribe: string | null): Record<string, string> {
  if (unsubscribe === null) return {};
  return { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
