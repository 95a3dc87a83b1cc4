import type { Message } from "#server/adapters/mail/mailer.ts";
import { adfDocument, adfProspect } from "./adf.ts";
import { customerName, fieldOf, type LeadContext } from "#server/leads/mail/lead-context.ts";

type Content = Pick<Message, "subject" | "text" | "html" | "replyTo" | "attachments">;

/** Customer systems read either the body or the attachment, so the document is in both. */
export function adfMail(context: LeadContext): Content {
  const { lead, isTest } = context;
  const document = adfDocument([adfProspect(context)]);
  const email = fieldOf(context, "email");
  return {
    subject: `${isTest ? "[Test] " : ""}ADF lead: ${lead.subcategory ?? lead.category}`,
    replyTo: email === "" ? null : { name: customerName(context), address: email },
    text: document,
    html: null,
    attachments: [{ filename: `lead-${lead.id}.xml`, contentType: "text/xml; charset=utf-8", content: document }],
  };
}
