import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import type { Touches } from "#domain/visit/touch.ts";
import type { LeadPayload } from "#domain/lead/wire-format.ts";
import type { Field, FieldValue } from "./field.ts";
import { plainNumber } from "./field-rules.ts";
import type { FormDefinition } from "./form-definition.ts";
import { answeredSteps, type FormState, lastStep } from "./form-state.ts";
import { inputName } from "./input-name.ts";
import { nameFromFirstName } from "./name-from-first-name.ts";
import { normalisePhone } from "#domain/country/phone-rule.ts";
import { shownFields } from "./validate.ts";

// 5.4: what a page sends, in the names and shapes of the specification.

/** What the page knows of the visit (spec 3.10). The server adds the rest. */
export interface Visit extends Partial<Touches> {
  url: string;
  page_id?: string;
  website_slug: string;
  /** The last 20 paths of the visit. */
  visited_pages: readonly string[];
  /** utm_*, gclid, fbclid and msclkid of the visit's first page. */
  linked_query_params: Readonly<Record<string, string>>;
}

export interface Send {
  /** The existing lead that this updates; null for a new one. */
  updates: string | null;
  body: { form: FormDefinition["id"]; lead: LeadPayload };
  /** Sent once the final send was acknowledged. */
  event_id: number;
}

/** 4.7, 5: what is sent now. A step sends its own fields and those before it; the last one sends them all. */
export function payloadFor(form: FormDefinition, state: FormState, visit: Visit): Send {
  const complete = state.step === lastStep(form);
  const { said, services } = answers(form, state);
  const { category: chosen, ...others } = said;
  const asked = typeof chosen === "string" ? chosen : form.category;
  const { category, ...subcategory } = ownValue(form.keptAs, asked) ?? { category: asked };
  const lead = {
    ...form.known,
    category,
    ...dealershipFor(form, others),
    ...others,
    // 12.1.9: for the evidence; without a script nobody says it.
    ...(others["opt_in"] === undefined ? {} : { opt_in_by_visitor: state.hasChosenOptIn }),
    ...visit,
    source: "Website",
    lead_status: complete ? "Complete" : "Incomplete",
    form_completed: complete,
    skipped_steps: state.skips.map(({ from, to }) => ({ from, to })),
    step_number: state.step,
    ...(state.lead_id === null ? {} : { lead_id: state.lead_id }),
    ...(services.length > 0 ? { additional_services: services } : {}),
  };
  return {
    updates: form.destination === "leads" ? state.lead_id : null,
    body: { form: form.id, lead: { ...nameFromFirstName(lead), ...subcategory } },
    event_id: ownValue(form.events, asked) ?? form.event_id,
  };
}

/** Only shown fields of steps that were not skipped; trimmed texts. Ticked services are one list. */
function answers(form: FormDefinition, state: FormState): { said: LeadPayload; services: string[] } {
  const said: LeadPayload = {};
  const services: string[] = [];
  for (const field of answeredSteps(form, state).flatMap((step) => shownFields(form, step, state.values))) {
    const value = ownValue(state.values, field.name);
    if (value === undefined) continue;
    if (field.service !== undefined && value === true) services.push(field.service);
    else setOwnValue(said, inputName(field), asSent(field, value, form));
  }
  return { said, services };
}

function asSent({ kind, isYesNo }: Field, value: FieldValue, { rules }: FormDefinition): FieldValue {
  if (typeof value === "boolean") return isYesNo ? (value ? "Yes" : "No") : value;
  const text = value.trim();
  if (kind === "phone") return normalisePhone(text, rules.phone);
  return kind === "number" ? plainNumber(text) : text;
}

/** Chapter 3: dealership_slug is sent for service bookings. */
function dealershipFor({ dealershipOf, known }: FormDefinition, filled: LeadPayload): { dealership_slug?: string } {
  const { location_id = known["location_id"] } = filled;
  const slug = typeof location_id === "string" ? ownValue(dealershipOf, location_id) : undefined;
  return slug === undefined ? {} : { dealership_slug: slug };
}
