import { ownValue, setOwnValue } from "#domain/text/own-value.ts";
import type { FieldErrors } from "#domain/form/field.ts";
import { hasUnprintable } from "#domain/form/field-rules.ts";
import { type FormId, formIds } from "#domain/form/forms.ts";
import { messages } from "#domain/form/messages.ts";
import { trapField } from "#domain/form/trap-field.ts";
import { askedCategory } from "#domain/form/categories.ts";
import { fieldsFromWire, type LeadPayload } from "#domain/lead/wire-format.ts";
import { fieldsProblem, leadProblems, LeadError } from "./lead-problem.ts";

export type Submission = {
  form: FormId | null;
  /** The whole lead as sent, by our names: bounded, without control characters, otherwise unchanged. */
  lead: LeadPayload;
  captcha: string;
  /** How long filling in the form took, according to its script; null without JavaScript. */
  filledMs: number | null;
  trapped: boolean;
};

const MOST_FIELDS = 120;
const MOST_DEPTH = 4;
const MOST_ITEMS = 100;
const LONGEST_NAME = 100;
const LONGEST_TEXT = 5000;
const forbiddenNames = new Set(["__proto__", "constructor", "prototype"]);

/** Parses what a browser, or anybody, has sent. Throws LeadError. */
export function readSubmission(body: unknown): Submission {
  if (!isRecord(body) || !isRecord(body["lead"])) throw new LeadError(leadProblems.noLead);
  const { [trapField]: innerTrap, ...lead } = body["lead"];
  const { form, captcha, filled_ms, [trapField]: outerTrap } = body;
  refuseUnbounded(lead);
  return {
    form: formIds.find((id) => id === form) ?? null,
    lead: askedAbout(fieldsFromWire(lead)),
    captcha: typeof captcha === "string" ? captcha.slice(0, LONGEST_TEXT) : "",
    filledMs: typeof filled_ms === "number" && Number.isFinite(filled_ms) ? filled_ms : null,
    trapped: isFilled(innerTrap) || isFilled(outerTrap),
  };
}

/** A page sends the category under which the lead is kept (5.4); inside it is the one that was asked about. */
function askedAbout(lead: LeadPayload): LeadPayload {
  const { category, subcategory, ...rest } = lead;
  if (typeof category !== "string" || typeof subcategory !== "string") return lead;
  const asked = askedCategory({ category, subcategory });
  return asked === category ? lead : { ...rest, category: asked };
}

/** Unknown fields are stored, within limits. */
function refuseUnbounded(lead: LeadPayload): void {
  const names = Object.keys(lead);
  if (names.length > MOST_FIELDS) throw new LeadError(leadProblems.tooManyFields);
  const wrong: Record<string, string> = {};
  for (const name of names) {
    const message = nameProblem(name) ?? valueProblem(ownValue(lead, name), 1);
    // An invalid field name is not repeated to its sender.
    if (message !== null) setOwnValue(wrong, nameProblem(name) === null ? name : "lead", message);
  }
  if (Object.keys(wrong).length > 0) throw new LeadError(fieldsProblem(wrong satisfies FieldErrors));
}

function nameProblem(name: string): string | null {
  const isUsable =
    name !== "" && name.length <= LONGEST_NAME && !forbiddenNames.has(name) && !hasUnprintable(name, true);
  return isUsable ? null : "One of the field names cannot be used.";
}

function valueProblem(value: unknown, depth: number): string | null {
  if (typeof value === "string") {
    if (value.length > LONGEST_TEXT) return messages.tooLong(LONGEST_TEXT);
    return hasUnprintable(value, false) ? messages.unprintable : null;
  }
  if (typeof value !== "object" || value === null) return null;
  if (depth === MOST_DEPTH) return "This is nested too deeply.";
  const inner = Object.entries(value);
  if (inner.length > MOST_ITEMS) return `Please send at most ${MOST_ITEMS} values.`;
  for (const [name, one] of inner) {
    const message = nameProblem(name) ?? valueProblem(one, depth + 1);
    if (message !== null) return message;
  }
  return null;
}

const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
