import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import type { ChannelSettings } from "#site/schema/integrations.ts";

/** What a row of the outbox says of its receiver. Keys and secrets stay in the site's settings until it is sent. */
export function addressOf(channel: ChannelSettings): DeliveryDocument {
  return "to" in channel ? { to: channel.to } : { url: channel.url };
}
