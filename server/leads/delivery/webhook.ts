import { Webhook } from "standardwebhooks";
import type { Outcome } from "#domain/delivery/delivery-state.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { LeadContext } from "#server/leads/mail/lead-context.ts";
import { leadData } from "./lead-data.ts";
import { postJson } from "./post-json.ts";

type Hook = { url: string; secret: string };
type Sending = { outgoing: Outgoing; id: string; context: LeadContext; now: Date; timeoutMs: number };

/** Signed as Standard Webhooks. The id is the same for every try, so a receiver may skip one it has seen. */
export function sendWebhook(
  { url, secret }: Hook,
  { outgoing, id, context, now, timeoutMs }: Sending,
): Promise<Outcome> {
  const { lead } = context;
  const type = lead.status === "Complete" ? "lead.completed" : "lead.partial";
  const body = JSON.stringify({ type, timestamp: lead.updated_at, data: leadData(context) });
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signer(secret).sign(id, now, body),
  };
  return postJson({ outgoing, url, body, headers, timeoutMs });
}

/** `whsec_` marks base64, as in the standard; any other secret is used as text. */
function signer(secret: string): Webhook {
  return secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
}
