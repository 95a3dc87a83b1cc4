import type { Outcome } from "#domain/delivery/delivery-state.ts";
import type { SecretVariables } from "#domain/secret/secret-variable.ts";
import type { Lead } from "#domain/lead/lead.ts";
import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import type { Mailer, Message } from "#server/adapters/mail/mailer.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { MailLinks } from "#server/leads/consent/mail-links.ts";
import type { DeskMails } from "#server/people/desk-mails.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { FileAccess } from "#server/leads/mail/lead-context.ts";

export type SendingDeps = {
  mailer: Mailer;
  outgoing: Outgoing;
  clock: () => Date;
  timeoutMs: number;
  files: FileAccess;
  mailLinks: MailLinks;
  /** Variables of the server that site files name. */
  siteSecrets: SecretVariables;
  /** Left out where the mails of one lead are all that is sent. */
  deskMails?: DeskMails;
};

/** One try of one delivery. */
export type Sending = {
  runtime: SiteRuntime;
  id: string;
  document: DeliveryDocument;
  lead: Lead | null;
  deps: SendingDeps;
};

/** One try of a mail that goes out whether a site runs or not. */
export type PlatformSending = Pick<Sending, "id" | "document" | "deps">;

/** How many deliveries a lane sends at once, in all and for one site. One receiver has at most `mostPerReceiver`. */
type Lane = {
  concurrency: number;
  perSite: number;
  /** Whether each address is a server of its own, which may hang or be gone. All mail goes through one. */
  hasReceivers: boolean;
};

/** Each sends on its own, so that a receiver that hangs never keeps the mail waiting. */
export const lanes = {
  mail: { concurrency: 8, perSite: 4, hasReceivers: false },
  webhook: { concurrency: 32, perSite: 4, hasReceivers: true },
  "car-clarity": { concurrency: 16, perSite: 4, hasReceivers: true },
} as const satisfies Record<string, Lane>;

export type SiteSend = (sending: Sending) => Promise<Outcome>;

export type Channel = ChannelRules &
  ({ send: SiteSend } | { sendWithoutSite: (sending: PlatformSending) => Promise<Outcome> });

interface ChannelRules {
  lane: keyof typeof lanes;
  /** It goes to an address that a visitor gave: one that does not exist will not come to exist. */
  toVisitor?: true;
  /** Whoever fills in a form can send it to an address of their choice, so one mailbox gets only so many. */
  isOpen?: true;
}

export type MailBody = Omit<Message, "id" | "from" | "to" | "attachments"> & Partial<Pick<Message, "attachments">>;

/** Hands a mail over to the mail server, in the name of the site. */
export async function postMail({ runtime: { site }, id, document, deps }: Sending, body: MailBody): Promise<Outcome> {
  const { to = [] } = document;
  const from = { name: site.public.name, address: site.private.mail_from };
  const { note } = await deps.mailer.send({ attachments: [], ...body, id, from, to });
  return { result: "delivered", note };
}
