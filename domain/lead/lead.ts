import type { LeadFile } from "./lead-file.ts";
import type { LeadFields } from "./lead-fields.ts";
import type { LeadPayload } from "./wire-format.ts";

export type LeadStatus = "Incomplete" | "Complete";

/** Why a lead is held back instead of delivered. It is still stored, listed and exported. */
export type Quarantine = "honeypot" | "filled too fast" | "captcha in doubt" | "captcha not checked";

/**
 * An answer picked from one of our own lists: label and value are the form's words, never the sender's. Mails to
 * visitors may repeat these and no other answers.
 */
export interface ChosenAnswer {
  name: string;
  label: string;
  kind: "option" | "tick" | "date" | "date-time";
  /** The option's label, "Yes", 2026-03-11, or 2026-03-11T10:30. */
  value: string;
}

/** What was agreed to, in which words, when and where: stored with every lead. */
export interface ConsentEvidence {
  wording: string;
  default: boolean;
  choice: boolean;
  /** Whether the visitor changed the box; absent where nobody knows, as without a script. */
  byVisitor?: boolean;
  at: string;
  page: string;
}

export interface LeadStep {
  step_number: number;
  at: string;
  status: LeadStatus;
}

/** What was paid to reserve a car. Only a settled payment writes it. */
export interface PaidReservation {
  reference: string;
  fee: number;
  currency: string;
  /** Opens the customer's own page: it appears only in their mail. */
  token: string;
  paid_at: string;
  /** Until when the dealer keeps the car for it, by the site's terms of that day; null if they name no time. */
  reserved_until?: string | null;
}

/** A lead as it is stored. */
export interface Lead {
  id: string;
  site_slug: string;
  dealership_slug: string | null;
  location_id: string | null;
  category: string;
  subcategory: string | null;
  status: LeadStatus;
  quarantine: Quarantine | null;
  form: string;
  event_id: number;
  /** Answers to the form's declared fields, the allow-list, and what the server added; in the latest state. */
  fields: LeadFields;
  /** Everything else that a sender named, in their names and unchanged. Unverified: plain text for the dealer, and no rule reads it. */
  other_fields?: LeadPayload;
  /** Answers picked from our own lists; absent from older leads. */
  chosen?: readonly ChosenAnswer[];
  /** Absent until a fee was paid. */
  reservation?: PaidReservation;
  /** Absent from leads without files. */
  files?: readonly LeadFile[];
  /** Every acknowledged send, in order. */
  steps: readonly LeadStep[];
  consent: ConsentEvidence | null;
  origin: { address: string; user_agent: string };
  created_at: string;
  updated_at: string;
  /** When all personal data was removed. */
  erased_at?: string;
}

export const updateWindowMs = 24 * 60 * 60 * 1000;

/** Spec 7.2.2: only an Incomplete lead of the last 24 hours accepts further steps. */
export function updateProblem(lead: Pick<Lead, "status" | "created_at">, now: number): "complete" | "expired" | null {
  if (lead.status === "Complete") return "complete";
  return now - Date.parse(lead.created_at) > updateWindowMs ? "expired" : null;
}
