import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import { isRadioOptions, type LeadPayload } from "#domain/form/shape-payload.ts";

// Spec 11.3.1: a lead is composed from the form's declared fields and a fixed allow-list. This file is that list.

type Reader = (value: unknown) => unknown;

const slug = /^[\w.-]{1,100}$/;
const campaignName = /^(?:utm_[a-z_]{1,40}|gclid|fbclid|msclkid)$/;
const ownPath = /^\/(?![/\\])[^\s\p{C}]{0,1000}$/u;
const mostPages = 20;
const LONGEST_CAMPAIGN = 300;

const slugOrNothing: Reader = (value) => (typeof value === "string" && slug.test(value) ? value : undefined);

/** The last 20 paths of the visit. */
const paths: Reader = (value) => {
  if (!Array.isArray(value)) return undefined;
  return value.filter((one) => typeof one === "string" && ownPath.test(one)).slice(-mostPages);
};

/** utm_*, gclid, fbclid and msclkid of the visit's first page. */
const campaign: Reader = (value) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const known = Object.entries(value).filter(
    ([name, text]) => campaignName.test(name) && typeof text === "string" && text.length <= LONGEST_CAMPAIGN,
  );
  return Object.fromEntries(known);
};

/** Fields of every lead besides the form's own, each with its allowed values. Undefined: it is refused. */
const readers: Readonly<Record<string, Reader>> = {
  car_id: slugOrNothing,
  location_id: slugOrNothing,
  dealership_slug: slugOrNothing,
  manufacturer_slug: slugOrNothing,
  page_id: slugOrNothing,
  car_type: (value) => (value === "new" || value === "demo" || value === "used" ? value : undefined),
  visited_pages: paths,
  linked_query_params: campaign,
};

/** The page that a form was sent from: a path, or an address at one of the site's own hosts. */
export function ownPage(value: unknown, hosts: readonly string[]): string | undefined {
  if (typeof value !== "string") return undefined;
  if (ownPath.test(value)) return value;
  const url = /^https?:/.test(value) && URL.canParse(value) ? new URL(value) : null;
  return url && hosts.includes(url.hostname) ? url.href : undefined;
}

/** A send's progress, category and who ticked the consent box are read elsewhere and never stored unchanged. */
const readElsewhere: ReadonlySet<string> = new Set([
  "lead_id",
  "lead_status",
  "form_completed",
  "step_number",
  "skipped_steps",
  "category",
  "opt_in_by_visitor",
]);

/** Fields that only the server writes: from the request, the car, the location, a valuation. */
export const serverFields: ReadonlySet<string> = new Set([
  ...readElsewhere,
  "website_slug",
  "source",
  "user_agent",
  "subcategory",
  "location",
  "stock_number",
  "Vehicle Make",
  "Vehicle Model",
  "vehicle_status",
  "car_dealership_id",
  "lead_attributes",
  "valuation",
  "vehicle_register",
  "offered_vehicle",
]);

export type Split = { accepted: LeadPayload; other: LeadPayload };

/**
 * Splits a sender's fields: those of the allow-list, and all others, which are unverified. `declared` are the names
 * that the form's own rules read; they are in neither part.
 */
export function splitFields(sent: LeadPayload, declared: ReadonlySet<string>, hosts: readonly string[]): Split {
  const accepted: LeadPayload = {};
  const other: LeadPayload = {};
  for (const [name, value] of Object.entries(sent)) {
    if (declared.has(name) || readElsewhere.has(name) || isRadioOptions(name)) continue;
    if (isEmptyAnswer(value)) {
      setOwnValue(accepted, name, undefined);
      continue;
    }
    const read = name === "url" ? ownPage(value, hosts) : ownValue(readers, name)?.(value);
    if (read !== undefined) setOwnValue(accepted, name, read);
    if (JSON.stringify(read) !== JSON.stringify(value)) setOwnValue(other, name, value);
  }
  return { accepted, other };
}

/** An empty answer reverts that of an earlier step. */
export const isEmptyAnswer = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Other fields without those that the server knows itself: a page repeats the facts of its car. */
export function unknownTo(fields: LeadPayload, other: LeadPayload): LeadPayload {
  return Object.fromEntries(
    Object.entries(other).filter(([name, value]) => JSON.stringify(ownValue(fields, name)) !== JSON.stringify(value)),
  );
}
