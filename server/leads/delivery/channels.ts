import { ownValue } from "#domain/text/own-value.ts";
import { everyChannel } from "#domain/delivery/channels-for.ts";
import type { Outcome } from "#domain/delivery/delivery-state.ts";
import { categoryRules } from "#domain/form/categories.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { siteSecret } from "#domain/secret/site-secret.ts";
import type { ChannelName } from "#server/adapters/store/channel-name.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import { type AlertMail, confirmationOfAlert, digestOfAlerts } from "#server/leads/alerts/alert-mails.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import { changeDealerMail, changeMail } from "#server/leads/delivery/change-mails.ts";
import { ownUrl } from "#server/leads/consent/own-link.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { ChannelSettings } from "#site/schema/integrations.ts";
import { adfMail } from "./adf-mail.ts";
import { attachmentsOf } from "./attached-files.ts";
import { sendToCarClarity } from "./car-clarity.ts";
import { type Channel, type MailBody, postMail, type Sending, type SiteSend } from "./channel.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { dealerMail } from "./dealer-mail.ts";
import { contextOf, type LeadContext } from "#server/leads/mail/lead-context.ts";
import { plainLeadMail } from "./plain-lead-mail.ts";
import { refundDealerMail, refundMail } from "./refund-mails.ts";
import { refundAskedMail, refundKeptMail, refundRequestMail } from "./request-mails.ts";
import { sendDeskMail } from "./send-desk-mail.ts";
import { sendWebhook } from "./webhook.ts";

/** Every channel of the outbox: the lane that sends it, and how. The type requires a row for each. */
const channels: Readonly<Record<ChannelName, Channel>> = {
  email: { lane: "mail", send: leadMail(orPlain(dealerMail), { withFiles: true }) },
  adf: { lane: "mail", send: leadMail(orPlain(adfMail)) },
  webhook: {
    lane: "webhook",
    send: toReceiver("webhook", ({ url, secret }, context, sending) => {
      const { outgoing, clock, timeoutMs } = sending.deps;
      const hook = { url, secret: secretOf(secret, sending) };
      return sendWebhook(hook, { outgoing, id: sending.id, context, now: clock(), timeoutMs });
    }),
  },
  "car-clarity": {
    lane: "car-clarity",
    send: toReceiver("car-clarity", ({ url, key }, context, sending) => {
      const { outgoing, timeoutMs } = sending.deps;
      return sendToCarClarity({ url, key: secretOf(key, sending) }, { outgoing, id: sending.id, context, timeoutMs });
    }),
  },
  confirmation: { lane: "mail", toVisitor: true, isOpen: true, send: leadMail(confirmationMail) },
  refund: { lane: "mail", toVisitor: true, send: leadMail(refundMail) },
  "refund-dealer": { lane: "mail", send: leadMail(orPlain(refundDealerMail)) },
  // Whoever sent the form may have given somebody else's address, and can move a booking again and again.
  change: { lane: "mail", toVisitor: true, isOpen: true, send: leadMail(changeMail) },
  "change-dealer": { lane: "mail", send: leadMail(orPlain(changeDealerMail)) },
  "refund-request": { lane: "mail", send: leadMail(orPlain(refundRequestMail)) },
  "refund-asked": { lane: "mail", toVisitor: true, send: leadMail(refundAskedMail) },
  "refund-kept": { lane: "mail", toVisitor: true, send: leadMail(refundKeptMail) },
  "alert-confirm": { lane: "mail", toVisitor: true, isOpen: true, send: alertMail(confirmationOfAlert) },
  "alert-digest": { lane: "mail", toVisitor: true, send: alertMail(digestOfAlerts) },
  operator: {
    lane: "mail",
    send(sending) {
      const { subject = "", text = "" } = sending.document;
      return postMail(sending, { subject, text, html: null, replyTo: null });
    },
  },
  // An address of a person who was invited by mistake will not come to exist.
  desk: { lane: "mail", toVisitor: true, sendWithoutSite: sendDeskMail },
};

export const channelNames = Object.keys(channels) as readonly ChannelName[];

/** What goes to a visitor, not to a dealer. */
export const visitorChannels: readonly string[] = Object.entries(channels).flatMap(([name, { toVisitor }]) =>
  toVisitor ? [name] : [],
);
export const isToVisitor = (channel: string): boolean => visitorChannels.includes(channel);

/** Null for a name that an earlier version wrote and no later one knows. */
export const channelNamed = (name: string): Channel | null => ownValue(channels, name) ?? null;

/** For metrics: a bounded number of names, whatever earlier versions wrote. */
export const labelOf = (name: string): string => (Object.hasOwn(channels, name) ? name : "unknown");

export const channelsOfLane = (lane: Channel["lane"]): string[] =>
  Object.entries(channels).flatMap(([name, channel]) => (channel.lane === lane ? [name] : []));

const noLead: Outcome = { result: "refused", note: "The lead no longer exists." };
export const noReceiver: Outcome = { result: "refused", note: "The site's settings no longer name this receiver." };

type Compose = (context: LeadContext, document: DeliveryDocument) => Composed;
/** `fault`: why the usual mail could not be composed. */
type Composed = MailBody & { fault?: string };

/** For mails to the dealer: no lead waits because of a fault of ours. To a visitor it would repeat a sender's words. */
function orPlain(compose: Compose): Compose {
  return (context, document) => {
    try {
      return compose(context, document);
    } catch (error) {
      const fault = error instanceof Error ? `${error.name}: ${error.message}` : "unknown";
      return { ...plainLeadMail(context, document), fault };
    }
  };
}

function leadMail(compose: Compose, { withFiles = false } = {}): SiteSend {
  return async (sending) => {
    const context = await leadContextOf(sending);
    if (!context) return noLead;
    const attachments = withFiles ? await attachmentsOf(context, sending.deps.files.leadFiles) : [];
    const { fault, ...body } = compose(context, sending.document);
    const outcome = await postMail(sending, { attachments, ...body });
    if (fault === undefined) return outcome;
    return { ...outcome, isPlain: true, note: `${outcome.note}; sent as a plain list: ${fault}` };
  };
}

function alertMail(make: AlertMail): SiteSend {
  return async (sending) => {
    const { runtime, document, deps } = sending;
    const made = await make({ runtime, document, links: deps.mailLinks, now: deps.clock() });
    return "nothing" in made ? { result: "cancelled", note: made.nothing, isOurs: true } : postMail(sending, made);
  };
}

type Receiver<Kind> = Extract<ChannelSettings, { kind: Kind }>;

/** Keys and secrets are read from the settings of the moment, so that a changed one counts at the next try. */
function toReceiver<Kind extends Extract<ChannelSettings, { url: string }>["kind"]>(
  kind: Kind,
  send: (receiver: Receiver<Kind>, context: LeadContext, sending: Sending) => Promise<Outcome>,
): SiteSend {
  return async (sending) => {
    const { url } = sending.document;
    const context = await leadContextOf(sending);
    if (!context) return noLead;
    const named = everyChannel(sending.runtime.site.private.delivery);
    const receiver = named.find(
      (channel): channel is Receiver<Kind> => channel.kind === kind && "url" in channel && channel.url === url,
    );
    return receiver ? send(receiver, context, sending) : noReceiver;
  };
}

/** Throws if a variable is not set; the delivery is tried again. */
const secretOf = (text: string, { runtime, deps }: Sending): string =>
  siteSecret(text, { slug: runtime.site.public.slug, setting: "private.delivery" }, deps.siteSecrets);

async function leadContextOf({ runtime, lead, deps }: Sending): Promise<LeadContext | null> {
  if (lead === null) return null;
  const context = await contextOf(runtime, lead, deps.files.links, deps.clock());
  const events = await runtime.store.leadLog.of(lead.id);
  return {
    ...context,
    events,
    ownUrl: ownUrl(runtime, deps.mailLinks, lead, events, "own-mail"),
    unsubscribeUrl: unsubscribeUrlOf(runtime, lead, deps.mailLinks),
  };
}

/** A sign-up for the newsletter begins marketing mail: its confirmation already has the way out. */
function unsubscribeUrlOf({ site, store, pageSite }: SiteRuntime, lead: Lead, links: MailLinks): string | null {
  const { email } = lead.fields;
  if (!categoryRules(lead.category).isSignUp || typeof email !== "string") return null;
  return links.url(pageSite.origin, site.slug, "unsubscribe", store.consent.keyOf(email));
}
