import type { Outcome } from "#domain/delivery/delivery-state.ts";
import { ReceiverError } from "#server/adapters/mail/mailer.ts";
import type { ClaimedDelivery } from "#server/adapters/store/repositories/claim-deliveries.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { Channel, SendingDeps } from "./channel.ts";
import { channelNamed, noReceiver } from "./channels.ts";

type Delivery = Pick<ClaimedDelivery, "id" | "channel" | "document" | "lead" | "site_slug">;

/** One try of one delivery. Never throws: any error becomes the note of the outcome. */
export async function sendDelivery(
  runtime: SiteRuntime | undefined,
  delivery: Delivery,
  deps: SendingDeps,
): Promise<Outcome> {
  const channel = channelNamed(delivery.channel);
  if (!channel) return noReceiver;
  try {
    const outcome = await sendBy(channel, runtime, delivery, deps);
    return { ...outcome, note: cleaned(outcome.note) };
  } catch (error) {
    const note = cleaned(noteOf(error));
    // A visitor's address that does not exist never will. A dealer's may be corrected.
    const isFinal = error instanceof ReceiverError && channel.toVisitor;
    return { result: isFinal ? "refused" : "retry", note };
  }
}

async function sendBy(
  channel: Channel,
  runtime: SiteRuntime | undefined,
  { id, document, lead, site_slug }: Delivery,
  deps: SendingDeps,
): Promise<Outcome> {
  if ("sendWithoutSite" in channel) return channel.sendWithoutSite({ id, document, deps });
  if (!runtime) return { result: "retry", note: `There is no site "${site_slug}".`, isOurs: true };
  return channel.send({ runtime, id, document, lead, deps });
}

function noteOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && !error.message.includes(error.cause.message) ? error.cause.message : "";
  return [error.message, cause].filter(Boolean).join(": ");
}

const mailAddress = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;

/**
 * The receiver chose these words: they must be safe to store and print. Mail servers repeat the address they refuse,
 * and a visitor's address must not be logged.
 */
const cleaned = (note: string): string =>
  note
    .replaceAll(mailAddress, "(address)")
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, " ")
    .slice(0, 500)
    .trim();
