import { Readable } from "node:stream";
import { expect, test } from "vitest";
import {
  isSeenBy,
  leadFieldNames,
  leadFields,
  type LeadFieldName,
  type Reader,
  rowOf,
} from "#domain/lead/lead-fields.ts";
import { sampleLeadContext } from "#tests/support/sample-lead-context.ts";
import { leadsAsCsv } from "#server/leads/service/export-leads.ts";
import { adfProspect } from "./adf.ts";
import { confirmationMail } from "./confirmation-mail.ts";
import { dealerMail } from "./dealer-mail.ts";
import { explainLead } from "./explain-lead.ts";
import { leadData } from "./lead-data.ts";

// A row of the table is all that a field needs to be shown wherever it belongs, and nowhere else.

const said = "Quokka-77";

const contextWith = (name: LeadFieldName) => {
  const row = rowOf(name);
  const isChosen = [row?.from, row?.asked].includes("choice") && isSeenBy("customer", name);
  const chosen = isChosen ? [{ name, label: "Label", kind: "option" as const, value: said }] : [];
  return sampleLeadContext({}, { fields: { email: "ana@example.com", [name]: said }, chosen });
};

const shows: Record<Exclude<Reader, "desk">, (context: ReturnType<typeof contextWith>) => Promise<string> | string> = {
  dealer: (context) => dealerMail(context).text,
  customer: (context) => confirmationMail(context).text,
  adf: (context) => adfProspect(context),
  webhook: (context) => JSON.stringify(leadData(context)),
  export: async ({ lead }) => {
    const lines: string[] = [];
    for await (const line of leadsAsCsv(() => Readable.from([lead]))) lines.push(line);
    return lines.join("\n");
  },
};

/** Written from what they say and not as they say it, or from the lead itself. */
const reworded: ReadonlySet<string> = new Set(
  "booking_date_time url visited_pages location_id category subcategory dealership_slug".split(" "),
);

const rows = leadFieldNames.filter((name) => leadFields[name].from !== "payment" && !reworded.has(name));

test.each(Object.keys(shows) as (keyof typeof shows)[])(
  "%s gets the fields that are for it, and no others",
  async (reader) => {
    const found = await Promise.all(
      rows.map(async (name) => [name, (await shows[reader](contextWith(name))).includes(said)]),
    );
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(rows.map((name) => [name, isSeenBy(reader, name)])));
  },
);

test("an explained lead says of each field where it comes from, its label, and for whom it is", () => {
  const lead = { fields: { vehicle_make: "Kia", name: "Ana" }, other_fields: { note: "x" } };
  const reservation = {
    reference: "7K3M",
    fee: 200,
    currency: "AUD",
    token: "secret",
    paid_at: "2026-03-10T01:00:00Z",
  };
  const lines = explainLead(sampleLeadContext({}, { ...lead, reservation }));
  expect(lines.slice(1)).toEqual([
    "name: Ana",
    "  Full name; typed by the visitor; for dealer, desk, export, adf, webhook",
    "reservation_reference: 7K3M",
    "  Reservation; confirmed by the payment provider; for dealer, customer, desk, export, adf, webhook",
    "reservation_fee: 200",
    "  Reservation fee; confirmed by the payment provider; for dealer, customer, desk, export, adf, webhook",
    'vehicle_make ("Vehicle Make" outside): Kia',
    "  Vehicle Make; typed by the visitor; for dealer, desk, export, adf, webhook",
    "note: x",
    "  no field of ours: named by the sender, not checked, told to the dealer apart",
  ]);
});
