import { ownValue } from "#domain/text/own-value.ts";
import { moneyIn } from "#domain/country/figures.ts";
import { csvRow } from "#domain/csv/csv-row.ts";
import type { Lead } from "#domain/lead/lead.ts";

type Columns = Readonly<Record<string, (lead: Lead) => unknown>>;

/** Columns that every lead has, each with its value. */
const ownColumns: Columns = {
  id: ({ id }) => id,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
  status: ({ status }) => status,
  quarantine: ({ quarantine }) => quarantine,
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  dealership_slug: ({ dealership_slug }) => dealership_slug,
  location_id: ({ location_id }) => location_id,
  form: ({ form }) => form,
  event_id: ({ event_id }) => event_id,
};
/** Stored beside the fields; separate columns, so that nobody mistakes them for answers to the form. */
const apart: Columns = {
  untrusted_other_fields: ({ other_fields }) => other_fields,
  reservation_reference: ({ reservation }) => reservation?.reference,
  reservation_fee: ({ reservation: paid }) => paid && `${moneyIn(paid.currency, paid.fee)} ${paid.currency} paid`,
};
/** Then those that most have; all other fields follow by name. */
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
  const known = new Set([...Object.keys(ownColumns), ...usualFields]);
  const columns = [...usualFields, ...[...names].filter((name) => !known.has(name)).toSorted()];
  const own = [...Object.entries(ownColumns), ...Object.entries(apart)];
  yield csvRow([...own.map(([name]) => name), ...columns]);
  for await (const lead of leads()) {
    yield csvRow([...own.map(([, read]) => read(lead)), ...columns.map((name) => ownValue(lead.fields, name))]);
  }
}
