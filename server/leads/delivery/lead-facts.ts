import { ownValue } from "#domain/text/own-value.ts";
import { consentText } from "#domain/consent/consent.ts";
import { type Format, formatOf } from "#domain/country/format.ts";
import { bookingField } from "#domain/form/booking-field.ts";
import { chosenText } from "#domain/form/chosen-answers.ts";
import type { PaidReservation } from "#domain/lead/lead.ts";
import { isSeenBy, leadFields, type PaidName, placeOf, type Reader, rowOf } from "#domain/lead/lead-fields.ts";
import { askedFields, type AskedFields } from "./field-labels.ts";
import { fieldOf, type LeadContext } from "#server/leads/mail/lead-context.ts";

/** `urls`: the value is these whole links. */
export type Fact = { label: string; value: string; urls?: readonly string[] };

/** As a line of plain text. A question needs no colon. */
export const factLine = ({ label, value }: Pick<Fact, "label" | "value">): string =>
  `${label}${label.endsWith("?") ? "" : ":"} ${value}`;

/** Every field that this reader sees and no other part of the message shows, in the order it was sent. */
export function factsOf(context: LeadContext, reader: Reader): Fact[] {
  const { lead, car } = context;
  // Shown one by one, each with its link.
  const files = new Set(lead.files ? ["files", ...lead.files.map(({ field }) => field)] : []);
  const isSaid = (name: string) =>
    placeOf(name) === "top" ||
    (files.has(name) && isFileNames(lead, name)) ||
    (car !== null && placeOf(name) === "car") ||
    (name === bookingField && bookedTime(context) !== null);
  const asked = askedFields(context);
  const facts = Object.entries(lead.fields)
    .filter(([name]) => isSeenBy(reader, name) && !isSaid(name))
    .toSorted(([a], [b]) => Number(placeOf(a) === "visit") - Number(placeOf(b) === "visit"))
    .map(([name, value]) => ({ label: asked.label(name), ...valueOf(context, asked, name, value) }))
    .filter(({ value }) => value !== "");
  return [...paidFacts(context, reader), ...facts];
}

/** Pages of the site as whole links, dates and options in words, figures with separators, all else unchanged. */
function valueOf(
  context: LeadContext,
  { isAsked, isFigure }: AskedFields,
  name: string,
  value: unknown,
): Pick<Fact, "value" | "urls"> {
  if (name === bookingField) return { value: bookingOf(context) };
  const { consent } = context.lead;
  if (name === "opt_in" && consent && isAsked(name)) return { value: consentText(consent) };
  if (name === "url" || name === "visited_pages") {
    const urls = [value].flat().flatMap((page) => (typeof page === "string" ? [wholeLink(context, page)] : []));
    return { value: urls.join("\n"), urls };
  }
  // An option's own words: "Used", not "used".
  const chosen = context.lead.chosen?.find((one) => one.name === name && ["date", "option"].includes(one.kind));
  const format = formatOf(context.site.public);
  if (chosen) return { value: chosenText(chosen, format) };
  const figure = figureText(name, value, format);
  if (figure !== null) return { value: figure };
  const text = textOf(value);
  return { value: isFigure(name, text) ? format.number(Number(text)) : text };
}

/** A figure that the server wrote, as people read it: "$1,742"; null for anything else. */
export function figureText(
  name: string,
  value: unknown,
  { exactMoney, number }: Pick<Format, "exactMoney" | "number">,
): string | null {
  const kind = rowOf(name)?.figure;
  if (kind === undefined || typeof value !== "number") return null;
  return kind === "money" ? exactMoney(value) : number(value);
}

/** The page that a form was sent from is a path, or an address at one of the site's own hosts. */
const wholeLink = ({ origin }: LeadContext, page: string): string => (page.startsWith("/") ? `${origin}${page}` : page);

/** What was paid, as the payment provider has confirmed it. The type asks for each such field. */
const paidValues: Readonly<Record<PaidName, (context: LeadContext, paid: PaidReservation) => string>> = {
  reservation_reference: (_context, { reference }) => reference,
  reservation_fee: (context) => paidText(context),
  reserved_until: (context, { reserved_until }) => timeText(context, reserved_until ?? ""),
};

function paidFacts(context: LeadContext, reader: Reader): Fact[] {
  const { reservation } = context.lead;
  if (!reservation) return [];
  const names = (Object.keys(paidValues) as PaidName[]).filter((name) => isSeenBy(reader, name));
  return names
    .map((name) => ({ label: leadFields[name].label, value: paidValues[name](context, reservation) }))
    .filter(({ value }) => value !== "");
}

/** "$200 AUD paid on Tuesday, 10 March 2026 at 12:05 pm"; empty where nothing was. */
export function paidText(context: LeadContext): string {
  const { reservation } = context.lead;
  if (!reservation) return "";
  const on = timeText(context, reservation.paid_at);
  return `${formatOf(context.site.public).exactMoney(reservation.fee)} ${reservation.currency} paid${on === "" ? "" : ` on ${on}`}`;
}

/** The time picked from the list, by the location's clock: 2026-03-11T10:30. */
export const bookedTime = ({ lead }: Pick<LeadContext, "lead">): string | null =>
  lead.chosen?.find(({ name, kind }) => name === bookingField && kind === "date-time")?.value ?? null;

/** A field that was sent as text stays, whatever a file was called. */
function isFileNames({ fields, files = [] }: LeadContext["lead"], name: string): boolean {
  return files.some((file) => String(ownValue<unknown>(fields, name)).includes(file.name));
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${textOf(inner)}`)
      .join(", ");
  }
  return typeof value === "string" ? value.trim() : JSON.stringify(value);
}

/** The location's local time in words; empty if none was requested. For the dealer: it may be the sender's text. */
function bookingOf(context: LeadContext): string {
  const written = fieldOf(context, bookingField);
  return chosenText({ kind: "date-time", value: written }, formatOf(context.site.public)) || written;
}

export const timeOf = (context: LeadContext): string => timeText(context, context.lead.updated_at);

/** A time by the location's clock, in words; empty if it is invalid. */
export function timeText({ site, location }: LeadContext, iso: string): string {
  if (Number.isNaN(Date.parse(iso))) return "";
  return formatOf(site.public).date(iso, "moment", location?.time_zone ?? site.public.time_zone);
}
