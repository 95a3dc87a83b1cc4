import type { ChannelSettings } from "#site/schema/integrations.ts";

/** Mails that the platform sends by itself, whatever a dealer has set. */
type OwnChannel =
  | "confirmation"
  | "refund"
  | "refund-dealer"
  | "change"
  | "change-dealer"
  | "refund-request"
  | "refund-asked"
  | "refund-kept"
  | "alert-confirm"
  | "alert-digest"
  | "operator"
  | "desk";

/** The values of `channel` in the outbox. How each is sent: server/leads/delivery/channels.ts. */
export type ChannelName = ChannelSettings["kind"] | OwnChannel;
