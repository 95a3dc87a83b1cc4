import { fieldsOnWire, type LeadPayload } from "#domain/lead/wire-format.ts";
import { untrustedHeading, untrustedLines } from "#domain/lead/untrusted-text.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import type { MailBody } from "./channel.ts";
import { customerName, fieldOf, type LeadContext } from "#server/leads/mail/lead-context.ts";
import { paidData } from "./lead-data.ts";

/** Spec 11.5.5: a lead without form, words or look, so that hardly anything can fail: names and values as stored. */
export function plainLeadMail(context: LeadContext, { refund, refund_request }: DeliveryDocument): MailBody {
  const { lead, files } = context;
  const email = fieldOf(context, "email");
  const other = untrustedLines(lead.other_fields).map(({ label, value }) => `${label}: ${value}`);
  const parts = [
    ["We could not lay out this enquiry as usual. These are its fields as we stored them."],
    linesOf(fieldsOnWire(lead.fields)),
    linesOf({ ...paidData(context) }),
    linesOf({ ...refund, ...refund_request }),
    files.map(({ name, url }) => `${name}: ${url}`),
    other.length > 0 ? [`${untrustedHeading}:`, ...other] : [],
    [`Received ${lead.updated_at}. Lead ${lead.id}.`],
  ];
  return {
    subject: lead.subcategory ?? lead.category,
    replyTo: email === "" ? null : { name: customerName(context), address: email },
    text: parts.flatMap((lines) => (lines.length > 0 ? [lines.join("\n")] : [])).join("\n\n"),
    html: null,
  };
}

const linesOf = (fields: LeadPayload): string[] =>
  Object.entries(fields).map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
