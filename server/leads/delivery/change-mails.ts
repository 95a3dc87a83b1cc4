import { formatOf } from "#domain/country/format.ts";
import { wordsOf } from "#domain/form/chosen-answers.ts";
import type { LeadEvent } from "#domain/own-enquiry/lead-event.ts";
import { ownPageDays } from "#domain/own-enquiry/own-page-life.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import { bookingCalendar } from "#server/leads/mail/booking-calendar.ts";
import { carCard, carPrice } from "#server/leads/mail/car-card.ts";
import {
  carLink,
  carName,
  customerName,
  fieldOf,
  type LeadContext,
  shownLocation,
} from "#server/leads/mail/lead-context.ts";
import { requestOf } from "#server/leads/mail/lead-topic.ts";
import { mailLook } from "#server/leads/mail/mail-look.ts";
import { ownLinks, ownLinksText } from "#server/leads/mail/own-links.ts";
import { mailPage } from "#server/leads/mail/mail-page.ts";
import { mailParts } from "#server/leads/mail/mail-parts.ts";

type Content = Pick<Message, "subject" | "text" | "html" | "replyTo" | "calendar">;
type Fact = { label: string; value: string };
/** What happened, and everything that had happened by then. */
type Told = { event: LeadEvent; until: readonly LeadEvent[] };

/** To the visitor: what they changed on their own page. It repeats no words of theirs. */
export function changeMail(context: LeadContext, document: DeliveryDocument): Content {
  const { site } = context;
  const { event, until } = toldBy(context, document);
  const { name, phone, email } = site.public;
  const location = shownLocation(context);
  const { heading, paragraph, factTable, linkTable } = mailParts(mailLook(site.public));
  const { title, text, facts } = forVisitor(context, event);
  const url = context.ownUrl ?? null;
  const call = `Any questions? Call us on ${location?.contact_detail.phone || phone}, or reply to this email.`;
  const why = `You are getting this email because of an enquiry at ${context.origin}. If that was not you, please ignore it.`;
  return {
    subject: title,
    replyTo: { name, address: location?.contact_detail.email ?? email },
    calendar: event.kind === "new-link" ? null : bookingCalendar(context, until, "customer", url),
    html: mailPage({
      site,
      title,
      preview: text,
      body: [
        heading(title),
        paragraph(text),
        factTable(facts),
        linkTable(ownLinks(context)),
        carCard(context),
        paragraph(call),
      ].join("\n"),
      footer: [name, why].map(escapeMarkup).join("<br>"),
    }),
    text: [title, text, rows(facts), ownLinksText(context), carText(context), call, name, why]
      .filter(Boolean)
      .join("\n\n"),
  };
}

/** To the dealer. Replies go to the customer. */
export function changeDealerMail(context: LeadContext, document: DeliveryDocument): Content {
  const { site, lead } = context;
  const { event, until } = toldBy(context, document);
  const { heading, paragraph, quote, factTable } = mailParts(mailLook(site.public));
  const who = customerName(context) || "A visitor";
  const email = fieldOf(context, "email");
  const { title, text, facts, words = "" } = forDealer(context, event, who);
  const contact = [
    { label: "Customer", value: who },
    { label: "Phone", value: fieldOf(context, "phone") },
    { label: "Email", value: email },
  ].filter(({ value }) => value !== "");
  const footer = `Sent by the website of ${site.public.name}. Lead ${lead.id}.`;
  return {
    subject: `${title}${carName(context) ? `: ${carName(context)}` : ""}`,
    replyTo: email === "" ? null : { name: customerName(context), address: email },
    calendar: event.kind === "asked" ? null : bookingCalendar(context, until, "dealer"),
    html: mailPage({
      site,
      title,
      preview: words || text,
      body: [
        heading(title),
        paragraph(text),
        words && quote(words),
        factTable([...facts, ...contact]),
        carCard(context),
      ].join("\n"),
      footer: escapeMarkup(footer),
    }),
    text: [title, text, words, rows([...facts, ...contact]), carText(context), footer].filter(Boolean).join("\n\n"),
  };
}

function forVisitor(context: LeadContext, event: LeadEvent): { title: string; text: string; facts: Fact[] } {
  const request = requestOf(context);
  if (event.kind === "moved") {
    const facts = [
      { label: "Your new time", value: timeText(context, event.to) },
      { label: "Instead of", value: timeText(context, event.from) },
    ];
    return {
      title: `Your new time: ${shortTime(context, event.to)}`,
      text: `We have moved your ${request}. One of our team confirms the time with you.`,
      facts,
    };
  }
  if (event.kind === "called-off") {
    const facts = [{ label: "Cancelled", value: timeText(context, event.time) }];
    return {
      title: `Cancelled: your ${request}`,
      text: `You have cancelled it, and we know. You can choose another time whenever it suits you.`,
      facts,
    };
  }
  return {
    title: `Your link to your ${request}`,
    text: `You asked for a new link. It works for ${ownPageDays} days after the last change, and earlier links work no more.`,
    facts: [],
  };
}

function forDealer(
  context: LeadContext,
  event: LeadEvent,
  who: string,
): { title: string; text: string; facts: Fact[]; words?: string } {
  const request = requestOf(context);
  if (event.kind === "moved") {
    const facts = [
      { label: "New time", value: timeText(context, event.to) },
      { label: "Instead of", value: timeText(context, event.from) },
    ];
    return {
      title: `${shortTime(context, event.to)}: ${who} has moved a booking`,
      text: `It is about the ${request}. The customer has been told by email that you will confirm the new time.`,
      facts,
    };
  }
  if (event.kind === "called-off") {
    const facts = [{ label: "Cancelled", value: timeText(context, event.time) }];
    return {
      title: `${who} has cancelled ${shortTime(context, event.time)}`,
      text: `It is about the ${request}. The time is free again, and the customer has been told.`,
      facts,
    };
  }
  const words = event.kind === "asked" ? event.text : "";
  return {
    title: `${who} has a question`,
    text: `It is about the ${request}. Reply to this email to answer.`,
    facts: [],
    words,
  };
}

function toldBy({ events = [] }: LeadContext, { event: seq = 0 }: DeliveryDocument): Told {
  const event = events[seq - 1];
  if (!event) throw new Error("This delivery names no change.");
  return { event, until: events.slice(0, seq) };
}

const timeText = ({ site }: LeadContext, time: string): string =>
  wordsOf(time, "moment", formatOf(site.public)) ?? time;
const shortTime = ({ site }: LeadContext, time: string): string =>
  wordsOf(time, "short moment", formatOf(site.public)) ?? time;

const carText = (context: LeadContext): string =>
  context.car ? [carName(context), carPrice(context), carLink(context)].filter(Boolean).join("\n") : "";

const rows = (facts: readonly Fact[]): string => facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
