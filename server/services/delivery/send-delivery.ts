import type { Outcome } from "#domain/delivery/delivery-state.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { AddressRefused, type Mailer, type Message } from "#server/adapters/mail/mailer.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import { operatorChannel, type OperatorMail } from "#server/adapters/store/repositories/operator-mail.ts";
import type { ClaimedDelivery } from "#server/adapters/store/repositories/outbox.ts";
import { alertMails } from "#server/services/alerts/alert-mails.ts";
import type { MailLinks } from "#server/services/consent/mail-links.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import type { Site } from "#site/site.ts";
import { attachmentsOf } from "./attached-files.ts";
import { adfMail } from "./adf-mail.ts";
import { sendToCarClarity } from "./car-clarity.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { dealerMail } from "./dealer-mail.ts";
import { contextOf, type FileAccess, type LeadContext } from "./lead-context.ts";
import { refundDealerMail, refundMail } from "./refund-mails.ts";
import { sendWebhook } from "./webhook.ts";

export type SendingDeps = {
  mailer: Mailer;
  outgoing: Outgoing;
  clock: () => Date;
  timeoutMs: number;
  files: FileAccess;
  mailLinks: MailLinks;
};
type Delivery = Pick<ClaimedDelivery, "id" | "channel" | "document" | "lead">;
type Content = Omit<Message, "id" | "from" | "to" | "attachments"> & Partial<Pick<Message, "attachments">>;
type Address = { to?: string[]; url?: string };

const mails: Record<string, (context: LeadContext, document: unknown) => Content> = {
  email: dealerMail,
  adf: adfMail,
  confirmation: confirmationMail,
  refund: refundMail,
  "refund-dealer": refundDealerMail,
};

const toVisitors = new Set(["confirmation", "refund", ...Object.keys(alertMails)]);

/** One try of one delivery. Never throws: whatever went wrong is the note of the outcome. */
export async function sendDelivery(runtime: SiteRuntime, delivery: Delivery, deps: SendingDeps): Promise<Outcome> {
  try {
    const { result, note } = await send(runtime, delivery, deps);
    return { result, note: cleaned(note) };
  } catch (error) {
    const note = cleaned(noteOf(error));
    // A visitor's address that does not exist will not come to exist. A dealer's may be put right.
    const isFinal = error instanceof AddressRefused && toVisitors.has(delivery.channel);
    return { result: isFinal ? "refused" : "retry", note };
  }
}

async function send(runtime: SiteRuntime, delivery: Delivery, deps: SendingDeps): Promise<Outcome> {
  const { id, channel, lead } = delivery;
  const { to = [], url } = delivery.document as Address;
  const { site } = runtime;
  const post = async (content: Content): Promise<Outcome> => {
    const from = { name: site.public.name, address: site.private.mail_from };
    const { note } = await deps.mailer.send({ attachments: [], ...content, id, from, to });
    return { result: "delivered", note };
  };
  if (channel === operatorChannel) {
    const { subject, text } = delivery.document as OperatorMail;
    return post({ subject, text, html: null, replyTo: null });
  }
  const alertMail = alertMails[channel];
  if (alertMail) {
    const made = await alertMail({ runtime, document: delivery.document, links: deps.mailLinks, now: deps.clock() });
    return "nothing" in made ? { result: "refused", note: made.nothing } : post(made);
  }
  if (lead === null) return { result: "refused", note: "There is no lead to tell of." };
  const context = {
    ...(await contextOf(runtime, lead, deps.files.links, deps.clock())),
    unsubscribeUrl: unsubscribeUrlOf(runtime, lead, deps.mailLinks),
  };
  const compose = mails[channel];
  if (compose) {
    const attachments = channel === "email" ? await attachmentsOf(context, deps.files.shelf) : [];
    return post({ attachments, ...compose(context, delivery.document) });
  }
  const { outgoing, timeoutMs } = deps;
  const hook = receiverOf(site, "webhook", url);
  if (channel === "webhook" && hook) return sendWebhook(hook, { outgoing, id, context, now: deps.clock(), timeoutMs });
  const clarity = receiverOf(site, "car-clarity", url);
  if (channel === "car-clarity" && clarity) return sendToCarClarity(clarity, { outgoing, id, context, timeoutMs });
  return { result: "refused", note: "The site's settings no longer name this receiver." };
}

/** A sign-up for the newsletter begins marketing mail: its confirmation already has the way out. */
function unsubscribeUrlOf({ site, store, pageSite }: SiteRuntime, lead: Lead, links: MailLinks): string | null {
  const { email } = lead.fields;
  if (lead.category !== "Newsletter" || typeof email !== "string") return null;
  return links.url(pageSite.origin, site.slug, "unsubscribe", store.consent.keyOf(email));
}

type Channel = Site["private"]["delivery"][number]["channel"];

/** Keys and secrets are read from the settings of the moment, so that a changed one counts at the next try. */
function receiverOf<Kind extends "webhook" | "car-clarity">(site: Site, kind: Kind, url: string | undefined) {
  const channels = site.private.delivery.map(({ channel }) => channel);
  return channels.find(
    (channel): channel is Extract<Channel, { kind: Kind }> => channel.kind === kind && channel.url === url,
  );
}

function noteOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && !error.message.includes(error.cause.message) ? error.cause.message : "";
  return [error.message, cause].filter(Boolean).join(": ");
}

const mailAddress = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/**
 * The other side chose these words: whatever they hold, they can be kept and printed. Mail servers repeat the address
 * they refuse; a visitor's address has no place in a log.
 */
const cleaned = (note: string): string =>
  note
    .replaceAll(mailAddress, "(address)")
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, " ")
    .slice(0, 500)
    .trim();
