import { townLine } from "#domain/location/town-line.ts";
import { formatOf } from "#domain/country/format.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { greetingName } from "#domain/lead/greeting-name.ts";
import { nextSteps } from "#domain/form/next-steps.ts";
import { slugOf } from "#domain/text/slug.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import { ownLinks, ownLinksText } from "#server/leads/mail/own-links.ts";
import { bookingCalendar } from "#server/leads/mail/booking-calendar.ts";
import { carCard, carPrice } from "#server/leads/mail/car-card.ts";
import { confirmationFacts } from "./confirmation-facts.ts";
import { escapeMarkup } from "#domain/text/escape-markup.ts";
import { carLink, carName, customerName, type LeadContext, shownLocation } from "#server/leads/mail/lead-context.ts";
import { factLine } from "./lead-facts.ts";
import { requestOf } from "#server/leads/mail/lead-topic.ts";
import { mailLook } from "#server/leads/mail/mail-look.ts";
import { mailPage } from "#server/leads/mail/mail-page.ts";
import { mailParts } from "#server/leads/mail/mail-parts.ts";

type Content = Pick<Message, "subject" | "text" | "html" | "replyTo" | "unsubscribe" | "calendar">;

/**
 * Spec 11.5.2: the visitor gets a confirmation by e-mail. Replies go to the dealer. It repeats only the first name and
 * answers from our own lists (`lead.chosen`), no free text: anybody who gives somebody else's address could otherwise
 * send them anything in the dealer's name.
 */
export function confirmationMail(context: LeadContext): Content {
  const { site, isTest, events = [], ownUrl = null } = context;
  const location = shownLocation(context);
  const { name, phone, email } = site.public;
  const { heading, notice, paragraph, factTable, linkTable, link } = mailParts(mailLook(site.public));
  const first = greetingName(customerName(context));
  const title = first === "" ? "Thanks for getting in touch" : `Thanks, ${first}`;
  const about = carName(context);
  const request = `your ${requestOf(context)}`;
  const { reservation } = context.lead;
  const received = reservation
    ? `The ${about || site.public.vehicle_words.one} is reserved for you. One of our team will call you to settle the day.`
    : `We have ${request}. ${nextText(context)}`;
  const facts = confirmationFacts(context);
  const direct = location?.contact_detail.phone || phone;
  const call = reservation
    ? `Have you changed your mind? ${context.reservationUrl ? "Cancel on the page of your reservation, call" : "Call"} us on ${direct}, or reply to this email and quote your reference. A refund goes back to the card you paid with.`
    : `Would you rather talk now? Call us on ${direct}, or reply to this email.`;
  const test = isTest ? "This is a test of the website's emails." : "";
  const place = location ? [`${location.address.street}, ${townLine(location.address)}`] : [];
  const why = `You are getting this email because your address was given in a form at ${context.origin}. If that was not you, please ignore it.`;
  const out = context.unsubscribeUrl ?? null;
  const subject = reservation
    ? [`Your reservation ${reservation.reference}`, about].filter(Boolean).join(": ")
    : `We have ${request}`;
  return {
    unsubscribe: out,
    calendar: bookingCalendar(context, events, "customer", ownUrl),
    subject: `${isTest ? "[Test] " : ""}${subject}`,
    replyTo: { name, address: location?.contact_detail.email ?? email },
    html: mailPage({
      site,
      title,
      preview: received,
      body: [
        test && notice(test),
        heading(title),
        paragraph(received),
        factTable(facts),
        linkTable(ownLinks(context)),
        carCard(context),
        paragraph(call),
      ].join("\n"),
      footer: [...[name, ...place, why].map(escapeMarkup), ...(out ? [link("Unsubscribe", out, "soft")] : [])].join(
        "<br>",
      ),
    }),
    text: [
      test,
      title,
      received,
      facts.map(({ label, value }) => factLine({ label, value: value.replaceAll("\n", ", ") })).join("\n"),
      ownLinksText(context),
      context.car ? [about, carPrice(context), carLink(context)].filter(Boolean).join("\n") : "",
      call,
      [name, ...place].join("\n"),
      why,
      out && `Unsubscribe: ${out}`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

/** The same text as on the page after the form. */
function nextText({ lead, site, car }: LeadContext): string {
  const { steps } = nextSteps(slugOf(lead.category), lead.form, car);
  const { say } = formatOf(site.public);
  return inWords(steps.map(say).join(" "), wordsFor(car, site.public.vehicle_words));
}
