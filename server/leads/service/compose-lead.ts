import type { Composing } from "./composing.ts";
import { randomUUID } from "node:crypto";
import { isMadeToOrder } from "#domain/car/availability.ts";
import { carFacts } from "#domain/form/define-form.ts";
import type { FormDefinition } from "#domain/form/form-definition.ts";
import { formFor, formIdOf } from "#domain/form/form-for.ts";
import { askedCategory, categoryRules } from "#domain/form/categories.ts";
import { type FormId, formNamed } from "#domain/form/forms.ts";
import { chosenAnswers } from "#domain/form/chosen-answers.ts";
import { leadEventId } from "#domain/form/event-id.ts";
import { cameFrom } from "#domain/lead/came-from.ts";
import type { Lead } from "#domain/lead/lead.ts";
import { unknownTo } from "#domain/lead/sender-fields.ts";
import { nameFromFirstName } from "#domain/form/name-from-first-name.ts";
import type { LeadFields } from "#domain/lead/lead-fields.ts";
import { fieldsFromWire, fieldsOnWire, type LeadPayload } from "#domain/lead/wire-format.ts";
import { localTime } from "#domain/time/local-time.ts";
import type { Location } from "#domain/location/location.ts";
import { evidenceOf } from "#server/leads/consent/lead-consent.ts";
import { type LeadSubject, subjectOf } from "./about-lead.ts";
import { checkValues, type Progress } from "./submitted-values.ts";
import { fieldsProblem, leadProblems, LeadError } from "./lead-problem.ts";
import { readProgress } from "./lead-progress.ts";
import { servicesAsList } from "./services-by-name.ts";
import { sortFields } from "./sort-fields.ts";
import { subscribedPlan } from "./subscribed-plan.ts";
import { valuedFacts } from "./valued-facts.ts";

export type Composed = { lead: Lead; location: Location | null };

export const newLeadId = (): string => randomUUID().replaceAll("-", "");

/**
 * Turns a send into the lead that is stored, or throws LeadError. Fields come from the form's declared fields, the
 * rows of domain/lead/lead-fields.ts that a page may send along, and the server itself; all others are stored separately.
 */
export async function composeLead(composing: Composing): Promise<Composed> {
  const { runtime, submission, before, newId, caller, by, now } = composing;
  const { site } = runtime;
  const subject = await subjectOf(runtime, { ...fieldsBefore(before), ...submission.lead }, now);
  const { car } = subject;
  const named = submission.form ?? formOfStep(before);
  const form = formOf(composing, subject, named);
  // A form that has a single place to go to does not ask for it: a call need not name it either.
  const location = subject.location ?? site.locations.find(({ id }) => id === form.known["location_id"]) ?? null;
  const dealership_slug = location?.dealership_slug ?? subject.dealership_slug;
  const progress = readProgress(submission.lead);
  const category = subject.category ?? form.category;
  const { keptAs } = categoryRules(category);
  const sorted = sortFields(form, composing, progress.complete);
  // Without a named form, steps cannot be checked; the complete lead is checked for everything.
  const checked = named === null ? { ...progress, step_number: null } : progress;
  const plan = subscribedPlan(runtime, form, car, sorted.declared);
  const { values, leadFields, errors } = checkValues(form, plan.declared, checked, by);
  if (Object.keys(errors).length > 0) throw new LeadError(fieldsProblem(errors));

  const id = before?.id ?? newId;
  const status = progress.complete ? "Complete" : "Incomplete";
  const step_number = progress.step_number ?? (progress.complete ? form.steps.length - 1 : 0);
  const at = now.toISOString();
  const { opt_in_by_visitor } = submission.lead;
  const answers = { opt_in: values["opt_in"], opt_in_by_visitor, url: sorted.accepted["url"] };
  const consent = evidenceOf(form, site.public.enquiry, answers, at, progress.complete) ?? before?.consent ?? null;
  const { opt_in: _known, ...known } = fieldsFromWire(form.known);
  // What the form knows outweighs what is sent: an empty answer does not take it away.
  const answered = servicesAsList(form, { ...known, ...sorted.accepted, ...known, ...values, category });
  const fields: LeadFields = withoutEmptyAnswers({
    ...nameFromFirstName(answered),
    ...keptAs,
    opt_in: consent?.choice,
    ...(car ? carFacts(car) : {}),
    ...plan.facts,
    ...(await valuedFacts(runtime, form, { ...sorted.accepted, ...values }, car)),
    ...(location ? { location: location.name, location_id: location.id } : {}),
    dealership_slug,
    website_slug: site.public.slug,
    ...cameFrom(sorted.accepted, writing(runtime, now)),
    source: "Website",
    user_agent: caller.user_agent,
    ...progressFields(progress, { id, status, step_number }),
  });
  const other = unknownTo(fieldsOnWire(fields), sorted.other(leadFields));
  const lead: Lead = {
    id,
    site_slug: site.slug,
    dealership_slug,
    location_id: location?.id ?? null,
    category: String(fields.category),
    subcategory: (fields.subcategory as string | undefined) ?? null,
    status,
    quarantine: before?.quarantine ?? null,
    form: form.id,
    event_id: leadEventId(category, car),
    fields,
    ...(Object.keys(other).length > 0 ? { other_fields: other } : {}),
    chosen: chosenAnswers(leadFields, values),
    steps: [...(before?.steps ?? []), { step_number, at, status }],
    consent,
    origin: before?.origin ?? caller,
    created_at: before?.created_at ?? at,
    updated_at: at,
  };
  return { lead, location };
}

const writing = ({ pageSite: { format, settings } }: Composing["runtime"], now: Date) => ({
  now: now.getTime(),
  day: (at: string) => format.date(at, "day of the year", settings.time_zone),
});

/** Null where an earlier step named none. */
function formOfStep(before: Lead | null): FormId | null {
  const form = formNamed(before?.form ?? null);
  return form === null || form.isLeast ? null : form.id;
}

function formOf(
  { runtime: { site }, now }: Composing,
  { category, car, location }: LeadSubject,
  named: FormDefinition["id"] | null,
): FormDefinition {
  const form = formFor(named ?? formIdOf(category ?? "General Enquiry"), {
    settings: site.public,
    locations: site.locations,
    car,
    location,
    category: category ?? "General Enquiry",
    today: localTime(now.getTime(), site.public.time_zone).date,
    now: now.getTime(),
  });
  if (form === null) throw new LeadError(leadProblems.notOffered);
  if (form.takesSeat && car && isMadeToOrder(car)) throw new LeadError(leadProblems.notBuiltYet);
  return form;
}

/** Of the steps that were sent before, with the category that was asked about. */
function fieldsBefore(before: Lead | null): LeadFields {
  return before ? { ...before.fields, category: askedCategory(before) } : {};
}

function progressFields(
  { complete, skips }: Progress,
  { id, status, step_number }: { id: string; status: Lead["status"]; step_number: number },
): LeadPayload {
  return { lead_id: id, lead_status: status, form_completed: complete, step_number, skipped_steps: skips };
}

function withoutEmptyAnswers(fields: LeadPayload): LeadPayload {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
