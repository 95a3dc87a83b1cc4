import { failuresBeforeRest } from "#domain/delivery/receiver-state.ts";
import type { FailingReceiver } from "#server/adapters/store/repositories/receivers.ts";
import { deliveryDocument } from "#server/documents/delivery-document.ts";
import { readOrReport } from "#server/documents/document-error.ts";
import { isToVisitor } from "#server/leads/delivery/channels.ts";
import { type Need, needKey } from "#domain/need/need.ts";

/** The path of an address may be its password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");

/** An address may be the receiver of many sites: it is shown once, with what it last said. */
export function receiverNeeds({ channel, document, failures, note, updated_at }: FailingReceiver): Need[] {
  if (failures < failuresBeforeRest || isToVisitor(channel)) return [];
  const { url = "", to = [] } =
    readOrReport(
      () => deliveryDocument.decode(document, `of ${channel}`),
      () => undefined,
    ) ?? {};
  const where = hostOf(url) || to.join(", ");
  const answer = note === "" ? "" : ` Last answer: ${note}`;
  const what = `${[channel, where].filter(Boolean).join(" ")} has failed ${failures} times in a row.${answer}`;
  const again = where === "" ? "forecourt deliveries receivers" : `forecourt deliveries resend --to ${where}`;
  const todo = `Ask whoever runs it; deliveries wait for it. To try now: ${again}`;
  const key = needKey("receiver", channel, document);
  return [
    {
      key,
      urgency: 2,
      kind: "receiver",
      sites: [],
      what,
      todo,
      since: updated_at,
      amount: null,
      alike: `${channel} fails`,
    },
  ];
}
