import { sourceOf } from "#domain/lead/field-source.ts";
import { isSeenBy, type Place, placeOf, readers, type Source } from "#domain/lead/lead-fields.ts";
import { nameOnWire } from "#domain/lead/wire-format.ts";
import type { LeadContext } from "#server/leads/mail/lead-context.ts";
import { askedFields } from "./field-labels.ts";

const order: readonly Place[] = ["top", "person", "answers", "car", "visit", "record"];

const words: Readonly<Record<Source, string>> = {
  visitor: "typed by the visitor",
  choice: "picked by the visitor from our list",
  context: "sent along by the page",
  server: "written by the server",
  payment: "confirmed by the payment provider",
};

/** Where each field of a lead comes from, under which label, and who sees it: a paragraph of two lines for each. */
export function explainLead(context: LeadContext): string[] {
  const { lead } = context;
  const { reference, fee, reserved_until } = lead.reservation ?? {};
  const paid = { reservation_reference: reference, reservation_fee: fee, reserved_until };
  const { label } = askedFields(context);
  const fields = Object.entries({ ...lead.fields, ...paid }).filter(([, value]) => value !== undefined);
  return [
    `The lead ${lead.id} of the form ${lead.form}, ${lead.status}.`,
    ...fields
      .toSorted(([a], [b]) => order.indexOf(placeOf(a)) - order.indexOf(placeOf(b)))
      .flatMap(([name, value]) => [
        `${outside(name)}: ${textOf(value)}`,
        `  ${label(name)}; ${words[sourceOf(lead, name)]}; for ${readersOf(name).join(", ")}`,
      ]),
    ...Object.entries(lead.other_fields ?? {}).flatMap(([name, value]) => [
      `${name}: ${textOf(value)}`,
      "  no field of ours: named by the sender, not checked, told to the dealer apart",
    ]),
  ];
}

const outside = (name: string): string =>
  nameOnWire(name) === name ? name : `${name} ("${nameOnWire(name)}" outside)`;

const readersOf = (name: string) => readers.filter((reader) => isSeenBy(reader, name));

const LONGEST = 100;

function textOf(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
