import { leadFieldNames, rowOf } from "./lead-fields.ts";
import type { LeadPayload } from "./wire-format.ts";
import { ownValue, setOwnValue } from "#domain/text/own-value.ts";

// Spec 11.3.1: a lead is composed from the form's declared fields, and of what a page sends along from those whose row
// says how to read them.

/** Read elsewhere and never stored as sent: how far the form is, its category, and who ticked the consent box. */
const isReadElsewhere = (name: string): boolean => name === "opt_in_by_visitor" || rowOf(name)?.isRepeated === true;

/** Fields that only the server writes: from the request, the car, the location, a valuation. */
export const serverFields: ReadonlySet<string> = new Set(
  leadFieldNames.filter((name) => rowOf(name)?.from === "server" || isReadElsewhere(name)),
);

export type Split = { accepted: LeadPayload; other: LeadPayload };

/**
 * Splits a sender's fields: those that are read, and all others, which are unverified. `declared` are the names that the
 * form's own rules read; they are in neither part.
 */
export function splitFields(sent: LeadPayload, declared: ReadonlySet<string>, hosts: readonly string[]): Split {
  const accepted: LeadPayload = {};
  const other: LeadPayload = {};
  for (const [name, value] of Object.entries(sent)) {
    if (declared.has(name) || isReadElsewhere(name)) continue;
    if (isEmptyAnswer(value)) {
      setOwnValue(accepted, name, undefined);
      continue;
    }
    const read = rowOf(name)?.read?.(value, hosts);
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
