import type { Outcome } from "#domain/delivery/delivery-state.ts";
import { fieldsFor } from "#domain/lead/wire-format.ts";
import type { Outgoing } from "#server/adapters/outgoing/outgoing.ts";
import type { LeadContext } from "#server/leads/mail/lead-context.ts";
import { fileData } from "./lead-data.ts";
import { postJson } from "./post-json.ts";

type Destination = { url: string; key: string };
type Sending = { outgoing: Outgoing; id: string; context: LeadContext; timeoutMs: number };

/** Spec 7.2.5: the form's own data as JSON. */
export function sendToCarClarity(
  { url, key }: Destination,
  { outgoing, id, context, timeoutMs }: Sending,
): Promise<Outcome> {
  const { lead, isTest } = context;
  const files = context.files.length > 0 ? { files: fileData(context) } : {};
  const other = lead.other_fields ? { untrusted_other_fields: lead.other_fields } : {};
  const body = JSON.stringify({
    ...fieldsFor("webhook", lead.fields),
    ...other,
    ...files,
    ...(isTest ? { test: true } : {}),
  });
  const headers = { authorization: `Bearer ${key}`, "idempotency-key": id };
  return postJson({ outgoing, url, body, headers, timeoutMs });
}
