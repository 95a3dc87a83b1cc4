import { ownValue } from "#domain/text/own-value.ts";
import { moneyIn } from "#domain/country/figures.ts";
import { csvRow } from "#domain/csv/csv-row.ts";
import type { Lead, PaidReservation } from "#domain/lead/lead.ts";
import { isSeenBy, leadFieldNames, leadFields, type PaidName, placeOf } from "#domain/lead/lead-fields.ts";
import { leadOnWire } from "#domain/lead/lead-on-wire.ts";
import { fieldsFor, nameOnWire } from "#domain/lead/wire-format.ts";

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
const paidColumns: Readonly<Record<PaidName, (paid: PaidReservation) => unknown>> = {
  reservation_reference: ({ reference }) => reference,
  reservation_fee: ({ currency, fee }) => `${moneyIn(currency, fee)} ${currency} paid`,
  reserved_until: ({ reserved_until }) => reserved_until,
};

/** Kept beside the fields; separate columns, so that nobody mistakes them for answers to the form. */
const apart: Columns = {
  untrusted_other_fields: ({ other_fields }) => other_fields,
  ...Object.fromEntries(
    Object.entries(paidColumns)
      .filter(([name]) => isSeenBy("export", name))
      .map(([name, read]) => [name, ({ reservation }: Lead) => reservation && read(reservation)]),
  ),
};
/** Then the person; all other fields follow by name. */
const person = leadFieldNames
  .filter((name) => ["top", "person"].includes(placeOf(name)) && leadFields[name].from !== "payment")
  .map(nameOnWire);

type Leads = () => AsyncIterable<Lead>;

/** One JSON object per line: the whole lead, its fields by the names of the specification. */
export async function* leadsAsJsonLines(leads: Leads): AsyncGenerator<string> {
  for await (const lead of leads())
    yield JSON.stringify({ ...leadOnWire(lead), fields: fieldsFor("export", lead.fields) });
}

/** Read twice, because the columns are known only at the end; never held in memory as a whole. */
export async function* leadsAsCsv(leads: Leads): AsyncGenerator<string> {
  const names = new Set<string>();
  for await (const { fields } of leads()) for (const name of Object.keys(fieldsFor("export", fields))) names.add(name);
  const known = new Set([...Object.keys(ownColumns), ...person]);
  const columns = [...person, ...[...names].filter((name) => !known.has(name)).toSorted()];
  const own = [...Object.entries(ownColumns), ...Object.entries(apart)];
  yield csvRow([...own.map(([name]) => name), ...columns]);
  for await (const lead of leads()) {
    const fields = fieldsFor("export", lead.fields);
    yield csvRow([...own.map(([, read]) => read(lead)), ...columns.map((name) => ownValue(fields, name))]);
  }
}
