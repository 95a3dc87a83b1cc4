import { describe, expect, test } from "vitest";
import type { Lead } from "#domain/lead/lead.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { useStorePlaces } from "#tests/support/store-places.ts";
import { statement } from "./engine.ts";
import { leadReservations } from "./migrations/0023-lead-reservations.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import { createQueryBuilder } from "./query-builder.ts";
import { leadRow } from "./repositories/lead-statements.ts";

const reservationFields = {
  reservation_reference: "REF-1",
  reservation_fee: "$200 AUD paid",
  reservation_url: "https://x.example/",
};

describe.each(["sqlite", "postgres"] as const)("leads of an older version on %s", (kind) => {
  const places = useStorePlaces(kind);
  const db = createQueryBuilder(kind);

  test("[13.1.3] a reservation counts as paid where a payment stands behind it, and nowhere else", async () => {
    const place = await places.emptyPlace();
    const before = allMigrations.slice(0, allMigrations.indexOf(leadReservations));
    const old = await places.openEngine(before, place);
    const leads = [
      sampleLead("paid", { fields: { name: "Ana", ...reservationFields } }),
      sampleLead("forged", { fields: { name: "Eve", ...reservationFields } }),
      sampleLead("plain", { fields: { name: "Kim" } }),
    ];
    await old.write([
      ...leads.map((lead) => statement(db.insertInto("leads").values(leadRow(lead, 1)))),
      statement(
        db.insertInto("reservations").values({
          token: "t-1",
          reference: "REF-1",
          site_slug: "one",
          dealership_id: "d",
          car_id: "c",
          lead_id: "paid",
          holder: "h",
          status: "paid",
          revision: 1,
          hold_until: "",
          document: JSON.stringify({ fee: 200, currency: "AUD" }) as Stored<"reservation">,
          created_at: "",
        }),
      ),
    ]);
    await old.close();
    const store = await places.open(place);
    const read = async (id: string): Promise<Partial<Lead>> => (await store.operator.leads.get(id)) ?? {};
    expect(await read("paid")).toMatchObject({
      fields: { name: "Ana" },
      reservation: { reference: "REF-1", fee: 200, currency: "AUD", token: "t-1" },
    });
    expect((await read("paid")).fields).toEqual({ name: "Ana" });
    expect(await read("forged")).toEqual({ ...leads[1], fields: { name: "Eve" }, other_fields: reservationFields });
    expect(await read("plain")).toEqual(leads[2]);
  });
});
