import type { Lead } from "#domain/lead/lead.ts";

/** What every lead has, then what most have; whatever else was sent follows by name. */
const ownColumns = [
  "id",
  "created_at",
  "updated_at",
  "status",
  "quarantine",
  "category",
  "subcategory",
  "dealership_slug",
  "location_id",
  "form",
  "event_id",
] as const satisfies readonly (keyof Lead)[];
/** Stored beside the fields; a column of their own, so that nobody takes them for answers to the form. */
const apart = ["untrusted_other_fields", "reservation_reference", "reservation_fee"];
const usualFields = ["name", "first_name", "last_name", "email", "phone", "postcode", "message", "opt_in"];

type Leads = () => AsyncIterable<Lead>;

/** One JSON object a line: the lead as it is kept. */
export async function* leadsAsJsonLines(leads: Leads): AsyncGenerator<string> {
  for await (const lead of leads()) yield JSON.stringify(lead);
}

/** Read twice, because the columns are known only at the end; never held in memory whole. */
export async function* leadsAsCsv(leads: Leads): AsyncGenerator<string> {
  const names = new Set<string>();
  for await (const { fields } of leads()) for (const name of Object.keys(fields)) names.add(name);
  const known = new Set<string>([...ownColumns, ...usualFields]);
  const columns = [...usualFields, ...[...names].filter((name) => !known.has(name)).toSorted()];
  yield csvRow([...ownColumns, ...apart, ...columns]);
  for await (const lead of leads()) {
    const { reservation: paid, other_fields } = lead;
    yield csvRow([
      ...ownColumns.map((name) => lead[name]),
      other_fields,
      paid?.reference,
      paid && `$${paid.fee} ${paid.currency} paid`,
      ...columns.map((name) => lead.fields[name]),
    ]);
  }
}

/** One line of a file for spreadsheets. */
export const csvRow = (cells: readonly unknown[]): string => cells.map(cell).join(",");

/** RFC 4180. A spreadsheet takes text that starts like this for a formula; an apostrophe tells it that it is text. */
const startsLikeFormula = /^[\s'"]*[=+\-@\t\r\n＝＋－＠]/;

function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = startsLikeFormula.test(text) ? `'${text}` : text;
  return /[",\n\r']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
