import { isSeenBy, leadFields, type LeadFields, type Reader, rowOf } from "./lead-fields.ts";

// Spec 3.10 and 5.4: what pages, other programs and the receivers of leads call the fields. These names are used where a
// lead comes in and where it goes out, and nowhere between.

/** A lead as it is sent: by names of the specification. */
export type LeadPayload = Record<string, unknown>;

/** A box that stands for one of several services: inside by its service, outside by its label. */
const boxName = "additional_services: " as const;
const boxOnWire = " (check_option)";
export type BoxName = `${typeof boxName}${string}`;
export const boxOf = (service: string): BoxName => `${boxName}${service}`;
export const isBox = (name: string): name is BoxName => name.startsWith(boxName);

const differing = Object.entries(leadFields).flatMap(([name, row]): [string, string][] =>
  "wire" in row && row.wire !== undefined ? [[name, row.wire]] : [],
);
/** Both ways at once: what a sender calls `vehicle_make` is not what we call so, and must not become it. */
const swapped = new Map(differing.flatMap(([ours, theirs]) => [[ours, theirs] as const, [theirs, ours] as const]));

/** The same both ways. A name that would read as both kinds of box is nobody's, and stays. */
function exchanged(name: string): string {
  const [hasName, isOnWire] = [isBox(name), name.endsWith(boxOnWire)];
  if (hasName === isOnWire) return hasName ? name : (swapped.get(name) ?? name);
  const other = isOnWire
    ? `${boxName}${name.slice(0, -boxOnWire.length)}`
    : `${name.slice(boxName.length)}${boxOnWire}`;
  return isBox(other) && other.endsWith(boxOnWire) ? name : other;
}

export const nameFromWire = exchanged;
export const nameOnWire = exchanged;

/** A page's own bookkeeping of its choices. */
const isRadioOptions = (name: string): boolean => name.includes("_radio_options");

export function fieldsFromWire(sent: LeadPayload): LeadPayload {
  const kept = Object.entries(sent).filter(([name]) => !isRadioOptions(name));
  return Object.fromEntries(kept.map(([name, value]) => [nameFromWire(name), value]));
}

export function fieldsOnWire(fields: Readonly<Record<string, unknown>>): LeadPayload {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [nameOnWire(name), valueOnWire(name, value)]),
  );
}

/** As another system or an export gets them. */
export function fieldsFor(reader: Reader, fields: LeadFields): LeadPayload {
  return fieldsOnWire(Object.fromEntries(Object.entries(fields).filter(([name]) => isSeenBy(reader, name))));
}

function valueOnWire(name: string, value: unknown): unknown {
  if (typeof value !== "boolean" || !rowOf(name)?.isYesNo) return value;
  return value ? "Yes" : "No";
}

/** Names as their sender wrote them, with the values as they are. */
export function namesOnWire<Value>(by: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(by).map(([name, value]) => [nameOnWire(name), value]));
}
