import type { Undelivered } from "#server/adapters/store/repositories/undelivered.ts";
import { isToVisitor } from "#server/leads/delivery/channels.ts";
import { type Need, needKey } from "#domain/need/need.ts";

const OVERDUE_MS = 15 * 60_000;
const OLD_MS = 60 * 60_000;
/**
 * A visitor who mistypes their address is a matter of their enquiry, which names it (`leads list`, `leads show`). So
 * many within a day are another matter: mail of this site is refused.
 */
const MANY_VISITORS = 5;

export function deliveryNeeds(row: Undelivered, now: Date): Need[] {
  const { site_slug: site, channel, state, count, oldest, dueAt, note, recent } = row;
  const answer = note === null || note === "" ? "" : ` Last answer: ${note}`;
  const base = {
    key: needKey("delivery", site, channel, state),
    kind: "delivery" as const,
    sites: [site],
    since: oldest,
    amount: count,
  };
  const list = `forecourt deliveries list --site ${site} --state ${state}`;
  if (state === "failed" && isToVisitor(channel)) {
    if (recent < MANY_VISITORS) return [];
    const alike = `mails to visitors (${channel}) given up since yesterday`;
    const todo = "forecourt doctor checks the mail server and the records of its domain";
    return [{ ...base, urgency: 2, what: `${recent} ${alike}.${answer}`, todo, since: null, amount: recent, alike }];
  }
  if (state === "failed") {
    const todo = `${list}, correct the receiver, then forecourt deliveries resend --site ${site} --channel ${channel}`;
    return [
      { ...base, urgency: 1, what: `${count} by ${channel} given up.${answer}`, todo, alike: `by ${channel} given up` },
    ];
  }
  if (state === "held") {
    return [
      {
        ...base,
        urgency: 3,
        what: `${count} by ${channel} held for a person.`,
        todo: list,
        alike: "held for a person",
      },
    ];
  }
  if (now.getTime() - Date.parse(dueAt) > OVERDUE_MS) {
    const todo = "Start a server, or look in its log for faults of the delivery worker";
    const alike = "due, and no server sends them";
    return [{ ...base, urgency: 1, what: `${count} by ${channel} are ${alike}.`, todo, alike }];
  }
  // A visitor's mail server that is away for an hour concerns nobody else.
  if (isToVisitor(channel) || now.getTime() - Date.parse(oldest) <= OLD_MS) return [];
  return [
    {
      ...base,
      urgency: 2,
      what: `${count} by ${channel} are being retried.${answer}`,
      todo: list,
      alike: `by ${channel} are being retried`,
    },
  ];
}
