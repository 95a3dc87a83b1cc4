import { sql } from "kysely";
import { keyText, type Migration } from "./migration.ts";

/** Claims to cars, and the payments made for them. */
export const reservations: Migration = {
  name: "0013-reservations",
  statements: (db, engine) => [
    db.schema
      .createTable("reservations")
      .addColumn("token", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("dealership_id", "text", (column) => column.notNull())
      .addColumn("car_id", "text", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id"))
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      // Rises with every change, so that two readers of the same state cannot both change it.
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("hold_until", keyText(engine), (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("created_at", keyText(engine), (column) => column.notNull())
      .compile(),
    // One live reservation per car: the unique index decides the race, whatever the servers believe.
    sql`create unique index reservations_live on reservations (car_id) where status in ('pending', 'paid')`.compile(db),
    db.schema.createIndex("reservations_by_hold").on("reservations").columns(["status", "hold_until"]).compile(),
    db.schema.createIndex("reservations_by_dealer").on("reservations").columns(["dealership_id", "status"]).compile(),
    db.schema
      .createIndex("reservations_by_site")
      .on("reservations")
      .columns(["site_slug", "holder", "created_at"])
      .compile(),
    db.schema.createIndex("reservations_by_lead").on("reservations").column("lead_id").compile(),
    db.schema
      .createTable("payments")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("token", "text", (column) => column.notNull().references("reservations.token"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", keyText(engine), (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .compile(),
    db.schema.createIndex("payments_by_due").on("payments").columns(["state", "next_at"]).compile(),
    db.schema.createIndex("payments_by_token").on("payments").column("token").compile(),
  ],
};
