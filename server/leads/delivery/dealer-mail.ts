import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { formatOf } from "#domain/country/format.ts";
import { categoryRules, isOfferOf } from "#domain/form/categories.ts";
import { wordsOf } from "#domain/form/chosen-answers.ts";
import { untrustedHeading, untrustedLines } from "#domain/lead/untrusted-text.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import { fileLines } from "./attached-files.ts";
import { bookingCalendar } from "#server/leads/mail/booking-calendar.ts";
import { carCard, carDetails, carPrice } from "#server/leads/mail/car-card.ts";
import {
  carLink,
  customerName,
  fieldOf,
  type LeadContext,
  offeredVehicle,
  vehicleName,
} from "#server/leads/mail/lead-context.ts";
import { bookedTime, factLine, factsOf, paidText, timeOf } from "./lead-facts.ts";
import { mailLook } from "#server/leads/mail/mail-look.ts";
import { mailPage } from "#server/leads/mail/mail-page.ts";
import { mailParts } from "#server/leads/mail/mail-parts.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { isUnpaid, unpaidText } from "./unpaid-reservation.ts";

type Content = Pick<Message, "subject" | "text" | "html" | "replyTo" | "calendar">;

/** Spec 11.5.1: the dealer's e-mail, HTML and text. Replies go to the customer. */
export function dealerMail(context: LeadContext): Content {
  const { lead, site } = context;
  const { heading, subheading, notice, paragraph, quote, factTable, linkTable } = mailParts(mailLook(site.public));
  const who = customerName(context) || "a visitor";
  const title = `${categoryOf(context)} from ${who}`;
  const email = fieldOf(context, "email");
  const marks = marksOf(context);
  const prefix = context.isTest ? "[Test] " : lead.status === "Incomplete" ? "Unfinished: " : "";
  const car = vehicleName(context);
  const offered = offeredVehicle(context);
  const other = untrustedLines(lead.other_fields);
  const contact = contactFacts(context);
  const message = fieldOf(context, "message");
  const footer = `Received ${timeOf(context)} through the website of ${site.public.name}. Lead ${lead.id}.`;
  const first = firstOf(context);
  const body = [
    ...marks.map((mark) => notice(mark)),
    first ? heading(first.line) + subheading(title) : heading(title),
    car && !context.car && !offered ? paragraph(`About: ${car}`, "soft") : "",
    offered ? paragraph(`Offered: ${offered}`, "soft") : "",
    buttons(context),
    factTable(contact),
    message && quote(message),
    // An attached file also has its link: some mail programs remove attachments.
    linkTable(fileLines(context)),
    carCard(context),
    factTable(factsOf(context, "dealer")),
    other.length > 0 ? subheading(untrustedHeading) + factTable(other) : "",
  ];
  return {
    subject: `${prefix}${first ? `${first.short}: ` : ""}${title}${subjectOf(context)}`,
    replyTo: email === "" ? null : { name: customerName(context), address: email },
    calendar: bookingCalendar(context, context.events ?? [], "dealer"),
    html: mailPage({
      site,
      title,
      preview: [first?.line, message || car || title].filter(Boolean).join(". "),
      body: body.join("\n"),
      footer: escapeMarkup(footer),
    }),
    text: [
      ...marks,
      first?.line ?? "",
      title,
      offered && `Offered: ${offered}`,
      rows(contact),
      message,
      fileLines(context)
        .map(({ label, value, url }) => `${label}: ${value}\n${url}`)
        .join("\n"),
      context.car ? [car, carPrice(context), carDetails(context), carLink(context)].filter(Boolean).join("\n") : "",
      rows(factsOf(context, "dealer")),
      other.length > 0 ? `${untrustedHeading}:\n${rows(other)}` : "",
      footer,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

/** 11.5.6: the vehicle that is offered, and our car. An offer is about the first, anything else about the second. */
function subjectOf(context: LeadContext): string {
  const { about = "about" } = categoryRules(context.lead.category);
  const offered = offeredVehicle(context);
  if (offered && isOfferOf(context.lead.category)) {
    return `: ${offered}${context.car ? ` ${about} ${vehicleName(context)}` : ""}`;
  }
  const car = vehicleName(context);
  return `${car ? ` ${about} ${car}` : ""}${offered ? `, trading in ${offered}` : ""}`;
}

/** What a dealer has to know first: money that was paid, or the time of a visit. */
function firstOf(context: LeadContext): { line: string; short: string } | null {
  const { reservation } = context.lead;
  const format = formatOf(context.site.public);
  if (reservation) return { line: paidText(context), short: `${format.exactMoney(reservation.fee)} paid` };
  const time = bookedTime(context);
  const line = time && wordsOf(time, "moment", format);
  const short = time && wordsOf(time, "short moment", format);
  return line && short ? { line, short } : null;
}

/** A careers enquiry is kept under another category, and is told of by the name that the dealer knows. */
function categoryOf({ lead, site, car }: LeadContext): string {
  if (isUnpaid(lead)) return "Reservation request (not paid)";
  const { label } = categoryRules(lead.category);
  return lead.subcategory ?? inWords(label ?? lead.category, wordsFor(car, site.public.vehicle_words));
}

function marksOf({ lead, isTest }: LeadContext): string[] {
  return [
    isTest ? "This is a test of your website's lead delivery. Nobody is waiting for an answer." : "",
    lead.status === "Incomplete" ? "This form was not finished. These are the answers so far." : "",
    isUnpaid(lead) ? unpaidText : "",
    lead.quarantine === null ? "" : `This enquiry was held back at first (${lead.quarantine}) and then released.`,
  ].filter(Boolean);
}

function contactFacts(context: LeadContext): { label: string; value: string }[] {
  return [
    { label: "Name", value: customerName(context) },
    { label: "Phone", value: fieldOf(context, "phone") },
    { label: "Email", value: fieldOf(context, "email") },
  ].filter(({ value }) => value !== "");
}

function buttons(context: LeadContext): string {
  const { button } = mailParts(mailLook(context.site.public));
  const phone = fieldOf(context, "phone");
  const email = fieldOf(context, "email");
  const all = [
    phone && button(`Call ${phone}`, `tel:${phone.replaceAll(/[^\d+]/g, "")}`),
    email && button("Reply by email", `mailto:${encodeURIComponent(email).replace("%40", "@")}`),
  ].filter(Boolean);
  return all.length > 0 ? `<p style="margin:12px 0 12px">${all.join(" ")}</p>` : "";
}

const rows = (facts: readonly { label: string; value: string }[]): string => facts.map(factLine).join("\n");
