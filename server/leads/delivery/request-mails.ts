import { formatOf } from "#domain/country/format.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import type { DeliveryDocument, RequestNote } from "#server/documents/delivery-document.ts";
import { carCard } from "#server/leads/mail/car-card.ts";
import {
  carLink,
  carName,
  customerName,
  fieldOf,
  type LeadContext,
  shownLocation,
} from "#server/leads/mail/lead-context.ts";
import { mailLook } from "#server/leads/mail/mail-look.ts";
import { ownLinks, ownLinksText } from "#server/leads/mail/own-links.ts";
import { mailPage } from "#server/leads/mail/mail-page.ts";
import { mailParts } from "#server/leads/mail/mail-parts.ts";
import { customerFacts, reasonOf } from "./customer-facts.ts";
import { timeText } from "./lead-facts.ts";

type Content = Pick<Message, "subject" | "text" | "html" | "replyTo">;
type Fact = { label: string; value: string };

/** To the dealer: the customer cancels outside the rule. Replies go to the customer. */
export function refundRequestMail(context: LeadContext, document: DeliveryDocument): Content {
  const { site, lead } = context;
  const { heading, paragraph, factTable, quote } = mailParts(mailLook(site.public));
  const note = noteOf(document);
  const fee = feeOf(note, context);
  const said = reasonOf(context);
  const title = `${fee} back? Reservation ${note.reference}`;
  const text = `The customer wants to cancel and asks for the ${fee} fee. The reservation stays paid and the car reserved until you decide.`;
  const command = `forecourt reservations refund ${note.reference}`;
  const keep = `forecourt reservations keep ${note.reference} --why "…"`;
  const answer = `Reply to this email to talk to the customer. To answer, tell whoever runs your website: "${command}" sends the fee back and frees the car; "${keep}" keeps it. Both mail the customer.`;
  const paid = timeText(context, lead.reservation?.paid_at ?? "");
  const facts: Fact[] = [
    { label: "Reference", value: note.reference },
    { label: "Fee", value: paid === "" ? fee : `${fee}, paid on ${paid}` },
    ...customerFacts(context),
  ];
  const footer = `Sent by the website of ${site.public.name}. Lead ${lead.id}.`;
  const email = fieldOf(context, "email");
  return {
    subject: title,
    replyTo: email === "" ? null : { name: customerName(context), address: email },
    html: mailPage({
      site,
      title,
      preview: text,
      body: [
        heading(title),
        paragraph(text),
        said && quote(said),
        factTable(facts),
        carCard(context),
        paragraph(answer),
      ].join("\n"),
      footer: escapeMarkup(footer),
    }),
    text: [
      title,
      text,
      said && `Their reason: ${said}`,
      rows(facts),
      [carName(context), carLink(context)].filter(Boolean).join("\n"),
      answer,
      footer,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

/** To the customer: what they asked for, and what happens next. It repeats nothing that they typed. */
export function refundAskedMail(context: LeadContext, document: DeliveryDocument): Content {
  const fee = feeOf(noteOf(document), context);
  const { name } = context.site.public;
  return toCustomer(context, document, {
    title: `You asked for your ${fee} back`,
    paragraphs: [
      `We have passed it on to ${name}. They decide, and answer you by email or phone.`,
      `Until then nothing changes: the ${carOf(context)} stays reserved for you, and you need not ask again.`,
    ],
  });
}

/** To the customer: the dealer keeps the fee. */
export function refundKeptMail(context: LeadContext, document: DeliveryDocument): Content {
  const note = noteOf(document);
  return toCustomer(context, document, {
    title: `About the ${feeOf(note, context)} that you asked for`,
    paragraphs: [
      `${context.site.public.name} has looked at it and does not send the fee back: ${note.answer ?? ""}`,
      `The ${carOf(context)} stays reserved for you.`,
    ],
  });
}

function toCustomer(
  context: LeadContext,
  document: DeliveryDocument,
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
): Content {
  const { site, origin } = context;
  const location = shownLocation(context);
  const { heading, paragraph, factTable, linkTable } = mailParts(mailLook(site.public));
  const { name, phone, email } = site.public;
  const facts: Fact[] = [{ label: "Reference", value: noteOf(document).reference }];
  const call = `Any questions? Call us on ${location?.contact_detail.phone || phone}, or reply to this email.`;
  const why = `You are getting this email because of a reservation at ${origin}.`;
  return {
    subject: `${title}: reservation ${noteOf(document).reference}`,
    replyTo: { name, address: location?.contact_detail.email ?? email },
    html: mailPage({
      site,
      title,
      preview: paragraphs[0] ?? "",
      body: [
        heading(title),
        ...paragraphs.map((text) => paragraph(text)),
        factTable(facts),
        linkTable(ownLinks(context)),
        carCard(context),
        paragraph(call),
      ].join("\n"),
      footer: [name, why].map(escapeMarkup).join("<br>"),
    }),
    text: [title, ...paragraphs, rows(facts), ownLinksText(context), call, name, why].filter(Boolean).join("\n\n"),
  };
}

function noteOf({ refund_request }: DeliveryDocument): RequestNote {
  if (refund_request === undefined) throw new Error("This delivery names no request for a refund.");
  return refund_request;
}

const feeOf = ({ fee }: RequestNote, { site }: LeadContext): string => formatOf(site.public).exactMoney(fee);
const carOf = (context: LeadContext): string => carName(context) || context.site.public.vehicle_words.one;
const rows = (facts: readonly Fact[]): string => facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
