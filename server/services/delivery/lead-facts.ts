import { bookingField } from "#domain/form/booking-field.ts";
import { chosenText } from "#domain/lead/chosen-answers.ts";
import { fieldOf, type LeadContext } from "./lead-context.ts";

export type Fact = { label: string; value: string };

/** Kept with the lead for machines; a reader has no use for them, or is told elsewhere in the message. */
const forMachines = new Set([
  "car_id",
  "location_id",
  "dealership_slug",
  "website_slug",
  "source",
  "user_agent",
  "lead_id",
  "lead_status",
  "form_completed",
  "step_number",
  "skipped_steps",
  "lead_attributes",
  "car_dealership_id",
  "valuation_id",
  "category",
  "name",
  "email",
  "phone",
  "message",
]);

const labels: Record<string, string> = {
  url: "Sent from",
  opt_in: "Marketing consent",
  linked_query_params: "Campaign",
  visited_pages: "Pages seen",
  stock_number: "Stock number",
  location: "Location",
  [bookingField]: "Preferred date and time",
};

/** Said better by the card of the car. */
const onTheCard = new Set(["Vehicle Make", "Vehicle Model", "car_type", "stock_number", "vehicle_status"]);

/** Every field with something in it, in the order it was sent, under a name that reads. */
export function factsOf(context: LeadContext): Fact[] {
  const { lead, car } = context;
  // Told of one by one, each with its link.
  const files = new Set(lead.files ? ["files", ...lead.files.map(({ field }) => field)] : []);
  const facts = Object.entries(lead.fields)
    .filter(
      ([name]) =>
        !forMachines.has(name) && !(files.has(name) && isFileNames(lead, name)) && !(car && onTheCard.has(name)),
    )
    .map(([name, value]) => ({
      label: labels[name] ?? labelOf(name),
      value: name === bookingField ? bookingOf(context) : textOf(value),
    }))
    .filter(({ value }) => value !== "");
  return [...reservationFacts(lead), ...facts];
}

/** What was paid, as the payment provider has confirmed it. */
export function reservationFacts({ reservation }: Pick<LeadContext["lead"], "reservation">): Fact[] {
  if (!reservation) return [];
  return [
    { label: "Reservation", value: reservation.reference },
    { label: "Reservation fee", value: `$${reservation.fee} ${reservation.currency} paid` },
  ];
}

/** A field that was sent as text stays, whatever a file was called. */
function isFileNames({ fields, files = [] }: LeadContext["lead"], name: string): boolean {
  return files.some((file) => String(fields[name]).includes(file.name));
}

/** "preferred_date" is written "Preferred date"; a name in words stays as it is. */
function labelOf(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
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

/** The clock of the location, in words; empty when no time was asked for. For the dealer: it may be the sender's text. */
function bookingOf(context: LeadContext): string {
  const written = fieldOf(context, bookingField);
  return chosenText({ kind: "date-time", value: written }) || written;
}

export function timeOf({ lead, site, location }: LeadContext): string {
  return new Intl.DateTimeFormat("en-AU", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: location?.time_zone ?? site.public.time_zone,
  }).format(new Date(lead.updated_at));
}
