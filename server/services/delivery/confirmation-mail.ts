import { similarLabel } from "#domain/car/buttons.ts";
import { inWords, wordsFor } from "#domain/car/vehicle-words.ts";
import { bookingField } from "#domain/form/booking-field.ts";
import { isCategory } from "#domain/lead/categories.ts";
import { chosenText } from "#domain/lead/chosen-answers.ts";
import { greetingName } from "#domain/lead/greeting-name.ts";
import type { Message } from "#server/adapters/mail/mailer.ts";
import { carCard, carPrice } from "./car-card.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { carLink, carName, customerName, type LeadContext } from "./lead-context.ts";
import type { Fact } from "./lead-facts.ts";
import { mailLook } from "./mail-look.ts";
import { mailPage } from "./mail-page.ts";
import { mailParts } from "./mail-parts.ts";

type Content = Pick<Message, "subject" | "text" | "html" | "replyTo" | "unsubscribe">;

/**
 * Decisions, "Leads": the visitor gets a confirmation by e-mail. An answer to it goes to the dealer. Of what was sent it
 * repeats the first name and answers from lists of ours (`lead.chosen`), and no free text: whoever gives somebody else's
 * address could otherwise send them anything in the dealer's name.
 */
export function confirmationMail(context: LeadContext): Content {
  const { site, location, isTest } = context;
  const { name, phone, email } = site.public;
  const { heading, notice, paragraph, factTable, linkTable, link } = mailParts(mailLook(site.public));
  const first = greetingName(customerName(context));
  const title = first === "" ? "Thanks for getting in touch" : `Thanks, ${first}`;
  const about = carName(context);
  const joiner = topicOf(context).endsWith("enquiry") ? "about" : "for";
  const reserved = reservationOf(context);
  const received = reserved
    ? `The ${about || site.public.vehicle_words.one} is reserved for you. One of our team will call you to settle the day.`
    : `We have your ${topicOf(context)}${about ? ` ${joiner} the ${about}` : ""}. One of our team will be in touch soon.`;
  const booking = chosen(context, bookingField);
  const asked = booking === "" ? "" : `You asked for ${booking}. We will confirm that time with you.`;
  const call = `Would you rather talk now? Call us on ${location?.contact_detail.phone || phone}, or reply to this email.`;
  const test = isTest ? "This is a test of the website's emails." : "";
  const place = location
    ? [`${location.address.street}, ${location.address.city} ${location.address.state} ${location.address.postcode}`]
    : [];
  const why = `You are getting this email because your address was given in a form at ${context.origin}. If that was not you, please ignore it.`;
  const out = context.unsubscribeUrl ?? null;
  return {
    unsubscribe: out,
    subject: `${isTest ? "[Test] " : ""}${reserved ? `Your reservation ${reserved.reference}` : `We have your ${topicOf(context)}`}`,
    replyTo: { name, address: location?.contact_detail.email ?? email },
    html: mailPage({
      site,
      title,
      preview: received,
      body: [
        test && notice(test),
        heading(title),
        paragraph(received),
        asked && paragraph(asked),
        reserved && factTable(reserved.facts),
        reserved?.url && linkTable([{ label: "See it again", value: ownPageText, url: reserved.url }]),
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
      asked,
      reserved && reserved.facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
      reserved?.url && `${ownPageText}: ${reserved.url}`,
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

/** An answer from a list of ours, in words; empty where there is none. */
function chosen({ lead }: LeadContext, name: string): string {
  const answer = lead.chosen?.find((one) => one.name === name);
  return answer ? chosenText(answer) : "";
}

/** What a customer has to have in writing of what was paid; null where nothing was. */
function reservationOf(context: LeadContext): { reference: string; facts: Fact[]; url: string } | null {
  const { reservation } = context.lead;
  if (!reservation) return null;
  const { reference, fee, currency } = reservation;
  const day = [chosen(context, "preferred_date"), chosen(context, "preferred_time")].filter(Boolean).join(", ");
  const facts = [
    { label: "Reference", value: reference },
    { label: "Fee", value: `$${fee} ${currency} paid` },
    { label: "Handover", value: chosen(context, "handover") },
    { label: "Day you asked for", value: day },
    // The dealer's own words on how long the car is held and how the fee comes back.
    { label: "Held, and your fee", value: context.site.public.payment_provider?.terms ?? "" },
  ];
  return { reference, facts: facts.filter(({ value }) => value !== ""), url: context.reservationUrl ?? "" };
}

const ownPageText = "Your reservation";

/** Categories and subcategories whose names do not read in the middle of a sentence. */
const topics: Record<string, string> = {
  "Career Enquiry": "career enquiry",
  "Pre-approval": "request for pre-approval",
  [similarLabel]: "request for something similar",
  "Request Photos": "request for photos",
  "Sell My Car": "offer to sell your car",
  "Reserve Vehicle": "reservation request",
  "Test Drive": "test drive request",
  Newsletter: "newsletter sign-up",
};

function topicOf({ lead, site, car }: LeadContext): string {
  const topic = topics[lead.subcategory ?? ""] ?? topics[lead.category];
  if (topic) return inWords(topic, wordsFor(car, site.public.vehicle_words));
  return isCategory(lead.category) ? lead.category.toLowerCase() : "enquiry";
}
