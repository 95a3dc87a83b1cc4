import { randomBytes } from "node:crypto";
import { eventIds } from "#domain/car/events.ts";
import { carFacts } from "#domain/form/define-form.ts";
import { formIds } from "#domain/form/form-definition.ts";
import { formFor, formIdOf } from "#domain/form/form-for.ts";
import { leadEventId } from "#domain/lead/event-id.ts";
import { type Lead, mergeFields } from "#domain/lead/lead.ts";
import { type LeadPayload, shapePayload } from "#domain/lead/shape-payload.ts";
import { localTime } from "#domain/location/local-time.ts";
import type { Location } from "#domain/location/location.ts";
import { evidenceOf } from "#server/services/consent/lead-consent.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { subjectOf } from "./about-lead.ts";
import { checkValues, type SentBy } from "./field-values.ts";
import { fieldsProblem, leadProblems, LeadRefused } from "./lead-problem.ts";
import { readProgress } from "./progress.ts";
import type { Submission } from "./read-submission.ts";

export type Caller = { address: string; user_agent: string };
export type Composing = {
  runtime: SiteRuntime;
  submission: Submission;
  /** The lead that this send updates. */
  before: Lead | null;
  caller: Caller;
  by: SentBy;
  now: Date;
};
export type Composed = { lead: Lead; location: Location | null };

export const newLeadId = (): string => randomBytes(16).toString("hex");

/** From what was sent to the lead that is kept, or LeadRefused. What the server knows itself, it fills in. */
export async function composeLead({ runtime, submission, before, caller, by, now }: Composing): Promise<Composed> {
  const { site } = runtime;
  const sent = mergeFields(before?.fields ?? {}, submission.lead);
  const subject = await subjectOf(runtime, sent, now);
  const { car, location, dealership_slug } = subject;
  const named = submission.form ?? formIds.find((one) => one === before?.form && one !== "general") ?? null;
  const form = formFor(named ?? formIdOf(subject.category ?? "General Enquiry"), {
    settings: site.public,
    locations: site.locations,
    car,
    location,
    category: subject.category ?? "General Enquiry",
    today: localTime(now.getTime(), site.public.time_zone).date,
  });
  if (form === null) throw new LeadRefused(leadProblems.notOffered);
  const category = subject.category ?? form.category;
  const progress = readProgress(submission.lead);
  const shaped = shapePayload({ ...sent, category }, leadEventId(category, car));
  // Whose steps nobody has named cannot be held to them; the complete lead is held to everything.
  const asked = named === null ? { ...progress, step_number: null } : progress;
  const { values, errors } = checkValues(form, shaped.lead, asked, by);
  if (Object.keys(errors).length > 0) throw new LeadRefused(fieldsProblem(errors));

  const id = before?.id ?? newLeadId();
  const status = progress.complete ? "Complete" : "Incomplete";
  const step_number = progress.step_number ?? (progress.complete ? form.steps.length - 1 : 0);
  const at = now.toISOString();
  const consent =
    evidenceOf(form, site.public.enquiry, { ...sent, ...values }, at, progress.complete) ?? before?.consent ?? null;
  const fields = withoutNothing({
    ...shapePayload({ ...shaped.lead, ...values }, 0).lead,
    opt_in: consent?.choice,
    ...(car ? carFacts(car) : {}),
    ...(location ? { location: location.name, location_id: location.id } : {}),
    dealership_slug,
    website_slug: site.slug,
    source: "Website",
    user_agent: caller.user_agent,
    lead_id: id,
    lead_status: status,
    form_completed: progress.complete,
    step_number,
    skipped_steps: progress.skips,
  });
  const subcategory = typeof fields["subcategory"] === "string" ? fields["subcategory"] : null;
  const lead: Lead = {
    id,
    site_slug: site.slug,
    dealership_slug,
    location_id: location?.id ?? null,
    category: String(fields["category"]),
    subcategory,
    status,
    quarantine: before?.quarantine ?? null,
    form: form.id,
    event_id: subcategory === "Career Enquiry" ? eventIds.careers : shaped.event_id,
    fields,
    steps: [...(before?.steps ?? []), { step_number, at, status }],
    consent,
    origin: before?.origin ?? caller,
    created_at: before?.created_at ?? at,
    updated_at: at,
  };
  return { lead, location };
}

function withoutNothing(fields: LeadPayload): LeadPayload {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
