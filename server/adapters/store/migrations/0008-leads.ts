import { keyText, type Migration } from "./migration.ts";

/** Leads, and everything that one acknowledged send commits together with them. */
export const leads: Migration = {
  name: "0008-leads",
  statements: (db, engine) => [
    db.schema
      .createTable("leads")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("dealership_slug", "text")
      .addColumn("category", "text", (column) => column.notNull())
      .addColumn("subcategory", "text")
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("quarantine", "text")
      // Rises with every step, so that two concurrent sends cannot undo each other.
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("created_at", keyText(engine), (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .compile(),
    db.schema.createIndex("leads_by_site").on("leads").columns(["site_slug", "created_at", "id"]).compile(),
    db.schema
      .createTable("outbox")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id"))
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("stage", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", keyText(engine), (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .compile(),
    db.schema.createIndex("outbox_by_due").on("outbox").columns(["state", "next_at"]).compile(),
    db.schema.createIndex("outbox_by_lead").on("outbox").columns(["lead_id", "id"]).compile(),
    db.schema
      .createTable("idempotency_keys")
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("body_hash", "text", (column) => column.notNull())
      .addColumn("status", "integer", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("created_at", keyText(engine), (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotency_keys_key", ["site_slug", "key"])
      .compile(),
    db.schema.createIndex("idempotency_keys_by_age").on("idempotency_keys").column("created_at").compile(),
    db.schema
      .createTable("captcha_uses")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("expires_at", keyText(engine), (column) => column.notNull())
      .compile(),
    db.schema.createIndex("captcha_uses_by_age").on("captcha_uses").column("expires_at").compile(),
    // A seat is one car that can be driven in one half hour: the key keeps a slot within its capacity.
    db.schema
      .createTable("test_drive_slots")
      .addColumn("location_id", "text", (column) => column.notNull())
      .addColumn("starts_at", keyText(engine), (column) => column.notNull())
      .addColumn("seat", "integer", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("test_drive_slots_key", ["location_id", "starts_at", "seat"])
      .compile(),
  ],
};
