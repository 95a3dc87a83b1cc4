import { formatOf } from "#domain/country/format.ts";
import type { RefundWhy } from "#domain/reservation/reservation.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import type { DeliveryDocument, RefundNote } from "#server/documents/delivery-document.ts";
import { carCard, carPrice } from "#server/leads/mail/car-card.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
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
import { customerFacts, reasonOf } from "./customer-facts.ts";
import { mailParts } from "#server/leads/mail/mail-parts.ts";

type Content = Pick<Message, "subject" | "text" | "html" | "replyTo">;

/** What happened to the car, and why the money is refunded, in words for the buyer. */
const whys: Record<RefundWhy, (car: string) => { title: string; text: string }> = {
  late: (car) => ({
    title: `We could not hold the ${car}`,
    text: "Your payment reached us after the 15-minute hold had ended.",
  }),
  ended: (car) => ({
    title: `We could not hold the ${car}`,
    text: "Your payment reached us after the reservation had been cancelled.",
  }),
  "wrong sum": (car) => ({
    title: `We could not hold the ${car}`,
    text: "The amount that reached us was not the amount that was due.",
  }),
  twice: (car) => ({
    title: "You paid twice",
    text: `Your reservation of the ${car} is still valid. Only the second payment goes back.`,
  }),
  dealer: (car) => ({ title: `Your reservation of the ${car} has ended`, text: "We have refunded it." }),
};

const byCustomer = (car: string) => ({
  title: `You cancelled your reservation of the ${car}`,
  text: "It is for sale again.",
});

/** To the buyer. Replies go to the dealer. */
export function refundMail(context: LeadContext, document: DeliveryDocument): Content {
  const { site } = context;
  const location = shownLocation(context);
  const { heading, paragraph, factTable, linkTable } = mailParts(mailLook(site.public));
  const note = noteOf(document);
  const { name, phone, email } = site.public;
  const { title, text } = (note.by === "customer" ? byCustomer : whys[note.why])(
    carName(context) || site.public.vehicle_words.one,
  );
  const back = `Your ${moneyOf(note, context)} deposit is on its way back to the card you paid with. Banks usually show it within 5 to 10 business days. There is nothing you need to do.`;
  const call = `Any questions? Call us on ${location?.contact_detail.phone || phone}, or reply to this email.`;
  const facts = [
    { label: "Reference", value: note.reference },
    { label: "Refund", value: moneyOf(note, context) },
  ];
  return {
    subject: `${title}: your ${moneyOf(note, context)} is on its way back`,
    replyTo: { name, address: location?.contact_detail.email ?? email },
    html: mailPage({
      site,
      title,
      preview: back,
      body: [
        heading(title),
        paragraph(text),
        paragraph(back),
        factTable(facts),
        linkTable(ownLinks(context)),
        carCard(context),
        paragraph(call),
      ].join("\n"),
      footer: [name, whyText(context)].map(escapeMarkup).join("<br>"),
    }),
    text: [
      title,
      text,
      back,
      rows(facts),
      ownLinksText(context),
      context.car ? [carName(context), carPrice(context), carLink(context)].filter(Boolean).join("\n") : "",
      call,
      name,
      whyText(context),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

/** To the dealer: an automatic refund. Replies go to the customer. */
export function refundDealerMail(context: LeadContext, document: DeliveryDocument): Content {
  const { site, lead } = context;
  const { heading, paragraph, factTable, quote } = mailParts(mailLook(site.public));
  const note = noteOf(document);
  const said = note.by === "customer" ? reasonOf(context) : "";
  const email = fieldOf(context, "email");
  const title = `A ${moneyOf(note, context)} deposit goes back: reservation ${note.reference}`;
  const text = `${note.reason} The ${moneyOf(note, context)} is refunded automatically, and the customer has been told by email. There is nothing you need to do.`;
  const facts = customerFacts(context);
  const footer = `Sent by the website of ${site.public.name}. Lead ${lead.id}.`;
  return {
    subject: title,
    replyTo: email === "" ? null : { name: customerName(context), address: email },
    html: mailPage({
      site,
      title,
      preview: text,
      body: [heading(title), paragraph(text), said && quote(said), factTable(facts), carCard(context)].join("\n"),
      footer: escapeMarkup(footer),
    }),
    text: [
      title,
      text,
      said && `Their reason: ${said}`,
      rows(facts),
      [carName(context), carLink(context)].filter(Boolean).join("\n"),
      footer,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

function noteOf({ refund }: DeliveryDocument): RefundNote {
  if (refund === undefined) throw new Error("This delivery names no refund.");
  return refund;
}

/** "$200", or "200 NZD" in another currency. */
function moneyOf({ amount, currency }: RefundNote, { site }: LeadContext): string {
  if (currency === site.public.currency) return formatOf(site.public).exactMoney(amount);
  return `${Number.isInteger(amount) ? amount : amount.toFixed(2)} ${currency}`;
}

const whyText = ({ origin }: LeadContext): string => `You are getting this email because of a payment at ${origin}.`;

const rows = (facts: readonly { label: string; value: string }[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
