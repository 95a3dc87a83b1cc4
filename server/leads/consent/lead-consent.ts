import { meaningOf } from "#domain/consent/consent.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import type { ConsentEvidence, Lead } from "#domain/lead/lead.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";
import type { SaidConsent } from "#server/adapters/store/repositories/consent-statements.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

type Question = Pick<PublicSettings["enquiry"], "opt_in_text" | "opt_in_default">;

/** Spec 12.1.1: wording, default, choice, time and page, once the question was asked. Null until then. */
export function evidenceOf(
  form: Pick<FormDefinition, "consent">,
  { opt_in_text, opt_in_default }: Question,
  { opt_in, opt_in_by_visitor: byVisitor, url }: LeadPayload,
  at: string,
  complete: boolean,
): ConsentEvidence | null {
  const page = typeof url === "string" ? url : "";
  // A form that counts as consent when it is sent has its own wording, and is a yes unless it says no.
  if (form.consent !== null) {
    return complete ? { wording: form.consent, default: false, choice: opt_in !== false, at, page } : null;
  }
  if (typeof opt_in !== "boolean" && !complete) return null;
  const choice = typeof opt_in === "boolean" ? opt_in : opt_in_default;
  const by = typeof byVisitor === "boolean" ? { byVisitor } : {};
  return { wording: opt_in_text, default: opt_in_default, choice, ...by, at, page };
}

/** What a lead says about marketing mail; null if it says nothing, or if the sender is uncertain. */
export function saidBy(lead: Lead): SaidConsent | null {
  const { email } = lead.fields;
  const { consent: evidence } = lead;
  if (lead.status !== "Complete" || lead.quarantine !== null || evidence === null) return null;
  if (typeof email !== "string" || email === "" || meaningOf(evidence) === "unsaid") return null;
  return { address: email, evidence, source: `lead:${lead.id}` };
}
