import { randomBytes } from "node:crypto";
import { eventIds } from "#domain/car/events.ts";
import type { Car } from "#domain/car/car.ts";
import { fileNames } from "#domain/lead/lead-file.ts";
import { carFacts } from "#domain/form/define-form.ts";
import { fieldsOf, type FormDefinition, formIds } from "#domain/form/form-definition.ts";
import { formFor, formIdOf } from "#domain/form/form-for.ts";
import { leadEventId } from "#domain/lead/event-id.ts";
import { type Lead, mergeFields } from "#domain/lead/lead.ts";
import { type LeadPayload, shapePayload } from "#domain/lead/shape-payload.ts";
import { localTime } from "#domain/location/local-time.ts";
import type { Location } from "#domain/location/location.ts";
import { evidenceOf } from "#server/services/consent/lead-consent.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import { valuationFacts } from "#domain/valuation/valuation.ts";
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
  /** The id of a lead that is new. */
  newId: string;
  /** What came along, by the field that it was chosen in. */
  files: readonly { field: string; name: string }[];
  caller: Caller;
  by: SentBy;
  now: Date;
};
export type Composed = { lead: Lead; location: Location | null };

export const newLeadId = (): string => randomBytes(16).toString("hex");

/** From what was sent to the lead that is kept, or LeadRefused. What the server knows itself, it fills in. */
export async function composeLead(composing: Composing): Promise<Composed> {
  const { runtime, submission, before, newId, caller, by, now } = composing;
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
  const told = { ...shaped.lead, ...chosenFiles(form, composing, progress.complete) };
  const { values, errors } = checkValues(form, told, asked, by);
  if (Object.keys(errors).length > 0) throw new LeadRefused(fieldsProblem(errors));

  const id = before?.id ?? newId;
  const status = progress.complete ? "Complete" : "Incomplete";
  const step_number = progress.step_number ?? (progress.complete ? form.steps.length - 1 : 0);
  const at = now.toISOString();
  const consent =
    evidenceOf(form, site.public.enquiry, { ...sent, ...values }, at, progress.complete) ?? before?.consent ?? null;
  const fields = withoutNothing({
    ...shapePayload({ ...told, ...values }, 0).lead,
    opt_in: consent?.choice,
    ...(car ? carFacts(car) : {}),
    ...(form.id === "trade-in" ? await tradeInFacts(runtime, sent, car) : {}),
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

/** Point 7, "Trade-in lead"; what the vehicle was valued at is looked up, not believed. */
async function tradeInFacts({ store }: SiteRuntime, sent: LeadPayload, car: Car | null): Promise<LeadPayload> {
  const { visited_pages, linked_query_params, valuation_id } = sent;
  const valued = typeof valuation_id === "string" ? await store.valuations.get(valuation_id) : null;
  return {
    lead_attributes: { visited_pages: visited_pages ?? [], linked_query_params: linked_query_params ?? {} },
    car_dealership_id: car?.dealership_id,
    valuation_id: undefined,
    valuation: undefined,
    vehicle_register: undefined,
    ...(valued ? valuationFacts(valued) : {}),
  };
}

/** A complete lead has the files that are here, whatever it says; before that, those that are going to be sent. */
function chosenFiles(form: FormDefinition, { files, before }: Composing, complete: boolean): LeadPayload {
  if (!complete) return {};
  const all = [...(before?.files ?? []), ...files];
  const own = new Set(fieldsOf(form).flatMap(({ kind, name }) => (kind === "file" ? [name] : [])));
  // A call may send files that its form does not ask for: they are listed under the name that point 3 has for them.
  const names = new Set([...own, ...all.map(({ field }) => (own.has(field) ? field : "files"))]);
  const isIn = (name: string, field: string) => field === name || (name === "files" && !own.has(field));
  return Object.fromEntries([...names].map((name) => [name, fileNames(all.filter(({ field }) => isIn(name, field)))]));
}

function withoutNothing(fields: LeadPayload): LeadPayload {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
