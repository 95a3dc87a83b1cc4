import { ownValue } from "#domain/text/own-value.ts";
import { eventIds } from "#domain/tracking/event-ids.ts";

export type LeadPayload = Record<string, unknown>;

/** Chapter 3: the four checkbox answers of one dealer's variant. */
export const yesNoQuestions = ["Ready to sell", "Valuation guide", "Best Finance", "Best Deal"] as const;

type Shaping = (lead: LeadPayload) => LeadPayload;

/** Spec 5.4 and 3.10, in this order. Shaping twice changes nothing. */
const shapings: readonly Shaping[] = [
  dropRadioOptions,
  collectAdditionalServices,
  answerYesOrNo,
  nameFromFirstName,
  rewriteCareers,
];

export function shapePayload(lead: LeadPayload, event_id: number): { lead: LeadPayload; event_id: number } {
  const isCareers = lead["category"] === "Careers Enquiry";
  return {
    lead: shapings.reduce((shaped, shape) => shape(shaped), lead),
    event_id: isCareers ? eventIds.careers : event_id,
  };
}

/** A page's own bookkeeping of its choices. */
export const isRadioOptions = (name: string): boolean => name.includes("_radio_options");

function dropRadioOptions(lead: LeadPayload): LeadPayload {
  return keep(lead, (name) => !isRadioOptions(name));
}

const checkOption = "(check_option)";
export const isCheckOption = (name: string): boolean => name.includes(checkOption);
/** What a ticked box adds to additional_services. */
export const serviceOf = (name: string): string => name.replace(checkOption, "").trim();

function collectAdditionalServices(lead: LeadPayload): LeadPayload {
  const ticked = Object.keys(lead).filter((name) => isCheckOption(name) && isTicked(ownValue(lead, name)));
  const rest = keep(lead, (name) => !ticked.includes(name));
  if (ticked.length === 0) return rest;
  const before = Array.isArray(rest["additional_services"]) ? (rest["additional_services"] as unknown[]) : [];
  const chosen = ticked.map((name) => serviceOf(name));
  return { ...rest, additional_services: [...new Set([...before, ...chosen])] };
}

function answerYesOrNo(lead: LeadPayload): LeadPayload {
  const answers = yesNoQuestions
    .filter((name) => typeof lead[name] === "boolean")
    .map((name) => [name, lead[name] === true ? "Yes" : "No"] as const);
  return { ...lead, ...Object.fromEntries(answers) };
}

export function nameFromFirstName(lead: LeadPayload): LeadPayload {
  const { name, first_name } = lead;
  const missing = name === undefined || name === null || name === "" || name === "undefined undefined";
  return missing && typeof first_name === "string" && first_name !== "" ? { ...lead, name: first_name } : lead;
}

function rewriteCareers(lead: LeadPayload): LeadPayload {
  if (lead["category"] !== "Careers Enquiry") return lead;
  return { ...lead, category: "General Enquiry", subcategory: "Career Enquiry" };
}

const isTicked = (value: unknown): boolean => value === true || value === "true" || value === "on";

function keep(lead: LeadPayload, wanted: (name: string) => boolean): LeadPayload {
  return Object.fromEntries(Object.entries(lead).filter(([name]) => wanted(name)));
}
