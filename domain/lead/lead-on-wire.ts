import type { Lead } from "./lead.ts";
import { rowOf } from "./lead-fields.ts";
import { fieldsOnWire, nameFromWire, nameOnWire } from "./wire-format.ts";

// A whole lead by the names of the specification: as it is stored, and as an export writes it.

export function leadOnWire(lead: Lead): Lead {
  return { ...lead, fields: fieldsOnWire(lead.fields), ...withNames(lead, nameOnWire) };
}

export function leadFromWire(stored: Lead): Lead {
  const named = Object.entries(stored.fields).map(([name, value]) => [nameFromWire(name), value] as const);
  const fields = named.map(([name, value]) => [name, rowOf(name)?.isYesNo ? fromYesNo(value) : value]);
  return { ...stored, fields: Object.fromEntries(fields), ...withNames(stored, nameFromWire) };
}

const withNames = ({ chosen }: Lead, nameOf: (name: string) => string): Pick<Lead, "chosen"> =>
  chosen ? { chosen: chosen.map((one) => ({ ...one, name: nameOf(one.name) })) } : {};

/** Anything else is kept: an older lead may hold what no form asks any more. */
const fromYesNo = (value: unknown): unknown => (value === "Yes" ? true : value === "No" ? false : value);
