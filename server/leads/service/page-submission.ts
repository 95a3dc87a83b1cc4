import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { FieldErrors } from "#domain/form/field.ts";
import type { Destination } from "#domain/form/form-descriptor.ts";
import type { FormId } from "#domain/form/forms.ts";
import { successPath } from "#domain/lead/success.ts";
import type { CaptchaSettings } from "#server/adapters/captcha/captcha.ts";
import type { CaptchaVerdict } from "#server/adapters/captcha/captcha-verdict.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { Caller } from "./composing.ts";
import type { LeadOutcome, LeadService, SentFiles } from "./lead-service.ts";
import { askQuestion, checkAnswer, type SignedQuestion } from "./signed-question.ts";

/** A form posted by a browser without JavaScript: its fields unchanged. */
export type PagePost = {
  form: FormId;
  fields: Readonly<Record<string, string>>;
  /** Address of the page with the form. */
  url: string;
  destination?: Destination;
};

export type PageOutcome =
  | { result: "stored"; lead_id: string; success: string }
  | { result: "question"; question: SignedQuestion }
  | { result: "refused"; status: number; error: string; fields: FieldErrors };

/** Names of the two fields that answer the question. */
export const questionFields = { token: "question_token", answer: "question_answer" } as const;

const WINDOW_MS = 10 * 60 * 1000;

type Deps = {
  runtime: SiteRuntime;
  service: Pick<LeadService, "submit" | "submitMock">;
  captcha: CaptchaSettings;
  caller: Caller;
  now: Date;
  log: Logger;
  /** Files of this post or of an earlier post of the form. */
  upload: PageUpload | null;
  /** Already counted against the limit. */
  isAdmitted: boolean;
};

export type PageUpload = { hash: string; files: SentFiles; settle: (outcome: LeadOutcome) => Promise<void> };

/** Spec 11.2.3: the key is derived from site, form, body, address and a 10-minute window. */
export async function submitPage(
  { runtime, service, captcha, caller, now, log, upload, isAdmitted }: Deps,
  { form, fields, url, destination }: PagePost,
): Promise<PageOutcome> {
  const { [questionFields.token]: token = "", [questionFields.answer]: answer = "", ...sent } = fields;
  const { site } = runtime;
  const bodyHash = digest([site.slug, form, sent, caller.address, ...(upload ? [upload.hash] : [])]);
  // The previous window counts too, so that a second click just after its end does not become a second lead.
  const window = Math.floor(now.getTime() / WINDOW_MS);
  const keys = [window, window - 1].map((at) => `page.${digest([bodyHash, at])}`);
  const keysOfSite = captcha.keysFor(site.slug);
  const proof: CaptchaVerdict =
    site.public.captcha === null
      ? { result: "passed", use: null }
      : checkAnswer(keysOfSite, bodyHash, { token, answer }, now);
  const outcome = await service[site.public.enquiry.mock ? "submitMock" : "submit"]({
    body: { form, lead: { ...sent, url } },
    leadId: null,
    keys,
    bodyHash,
    caller,
    by: "page",
    proof,
    isAdmitted,
    // The form's own destination, as its script would send it.
    ...(destination === "car-clarity" ? { destination } : {}),
    ...(upload ? { files: upload.files } : {}),
    log,
  });
  // A refused form can be sent again, and its files wait with it.
  if (!("error" in outcome)) await upload?.settle(outcome);
  if (!("error" in outcome)) {
    const lead = outcome.stored ?? (await runtime.store.leads.get(outcome.lead.id))?.lead;
    // In mock mode nothing was stored, so the sent values are used.
    const { car_type: type, category } = lead ? { ...lead.fields, category: lead.category } : sent;
    const car_type = typeof type === "string" ? type : null;
    return {
      result: "stored",
      lead_id: outcome.lead.id,
      success: outcome.next ?? successPath({ category: category ?? "General Enquiry", car_type }, ownPair(outcome.own)),
    };
  }
  if (outcome.fields?.["captcha"] !== undefined) {
    return { result: "question", question: askQuestion(keysOfSite, bodyHash, now) };
  }
  return { result: "refused", status: outcome.status, error: outcome.error, fields: outcome.fields ?? {} };
}

/** Without a script the page of thanks gets the key of the private page in its own address. */
function ownPair(own: string | null | undefined): Record<string, string> {
  const token = own && new URL(own, "http://site").searchParams.get("token");
  return token ? { own: token } : {};
}

const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("base64url");
