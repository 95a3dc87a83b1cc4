import type { Lead } from "#domain/lead/lead.ts";

/** Columns that every lead has, then those that most have; all other fields follow by name. */
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
/** Stored beside the fields; separate columns, so that nobody mistakes them for answers to the form. */
const apart = ["untrusted_other_fields", "reservation_reference", "reservation_fee"];
const usualFields = ["name", "first_name", "last_name", "email", "phone", "postcode", "message", "opt_in"];

type Leads = () => AsyncIterable<Lead>;

/** One JSON object per line: the lead as it is stored. */
export async function* leadsAsJsonLines(leads: Leads): AsyncGenerator<string> {
  for await (const lead of leads()) yield JSON.stringify(lead);
}

/** Read twice, because the columns are known only at the end; never held in memory as a whole. */
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

/** One line of a spreadsheet file. */
export const csvRow = (cells: readonly unknown[]): string => cells.map(cell).join(",");

/** RFC 4180. A spreadsheet interprets text that starts like this as a formula; an apostrophe marks it as text. */
const startsLikeFormula = /^[\s'"]*[=+\-@\t\r\n＝＋－＠]/;

function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const safe = startsLikeFormula.test(text) ? `'${text}` : text;
  return /[",\n\r']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
