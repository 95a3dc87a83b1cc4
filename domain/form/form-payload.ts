import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import { shapePayload, type LeadPayload } from "./shape-payload.ts";
import type { FieldKind, FieldValue, Values } from "./field.ts";
import { plainNumber } from "./field-rules.ts";
import type { FormDefinition } from "./form-definition.ts";
import { answeredSteps, type FormState, lastStep } from "./form-state.ts";
import { normalisePhone } from "#domain/country/phone-rule.ts";
import { shownFields } from "./validate.ts";

/** What the page knows of the visit (spec 3.10). The server adds the rest. */
export interface Visit {
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
  const filled = answers(form, state);
  const { lead, event_id } = shapePayload(
    {
      ...form.known,
      category: form.category,
      ...dealershipFor(form, filled),
      ...filled,
      // 12.1.9: for the evidence; without a script nobody says it.
      ...(filled["opt_in"] === undefined ? {} : { opt_in_by_visitor: state.hasChosenOptIn }),
      ...visit,
      source: "Website",
      lead_status: complete ? "Complete" : "Incomplete",
      form_completed: complete,
      skipped_steps: state.skips.map(({ from, to }) => ({ from, to })),
      step_number: state.step,
      ...(state.lead_id === null ? {} : { lead_id: state.lead_id }),
    },
    eventIdOf(form, filled["category"]),
  );
  return { updates: form.destination === "leads" ? state.lead_id : null, body: { form: form.id, lead }, event_id };
}

/** Only shown fields of steps that were not skipped; trimmed texts. */
function answers(form: FormDefinition, state: FormState): Record<string, string | boolean> {
  const found: Record<string, string | boolean> = {};
  for (const field of answeredSteps(form, state).flatMap((step) => shownFields(form, step, state.values))) {
    const value = ownValue(state.values, field.name);
    if (value === undefined) continue;
    const text = typeof value === "string" ? value.trim() : value;
    setOwnValue(found, field.name, writtenOneWay(field.kind, text, form));
  }
  return found;
}

function writtenOneWay(kind: FieldKind, value: FieldValue, { rules }: FormDefinition): FieldValue {
  if (typeof value === "boolean") return value;
  if (kind === "phone") return normalisePhone(value, rules.phone);
  return kind === "number" ? plainNumber(value) : value;
}

/** Chapter 3: dealership_slug is sent for service bookings. */
function dealershipFor({ dealershipOf, known }: FormDefinition, filled: Values): { dealership_slug?: string } {
  const slug = ownValue(dealershipOf, String(filled["location_id"] ?? known["location_id"]));
  return slug === undefined ? {} : { dealership_slug: slug };
}

/** A category chosen in the form decides; otherwise the form's own, which knows its car. */
function eventIdOf({ events = {}, event_id }: FormDefinition, chosen: unknown): number {
  return (typeof chosen === "string" && ownValue(events, chosen)) || event_id;
}
