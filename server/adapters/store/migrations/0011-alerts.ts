import { type CompiledQuery, sql } from "kysely";
import type { EngineKind } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import { keyText, type Migration } from "./migration.ts";

/** E-mail alerts: the subscriptions, and the news of the stock. */
export const alerts: Migration = {
  name: "0011-alerts",
  statements: (db, engine) => [
    db.schema
      .createTable("subscribers")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("address_key", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      // The site's local day of the last digest: two workers cannot both send that day's.
      .addColumn("last_digest_on", "text")
      .addColumn("told_seq", "integer", (column) => column.notNull())
      .addColumn("asked_on", "text")
      .addColumn("asked", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addUniqueConstraint("subscribers_address", ["site_slug", "address_key"])
      .compile(),
    db.schema
      .createTable("alerts")
      .addColumn("id", keyText(engine), (column) => column.notNull().primaryKey())
      .addColumn("subscriber_id", "text", (column) => column.notNull().references("subscribers.id").onDelete("cascade"))
      .addColumn("site_slug", "text", (column) => column.notNull())
      // Alerts that were requested together are confirmed together.
      .addColumn("request", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("since_seq", "integer", (column) => column.notNull())
      .addColumn("created_at", keyText(engine), (column) => column.notNull())
      .addColumn("expires_at", keyText(engine), (column) => column.notNull())
      .addUniqueConstraint("alerts_once", ["subscriber_id", "fingerprint"])
      .compile(),
    db.schema.createIndex("alerts_by_request").on("alerts").column("request").compile(),
    db.schema.createIndex("alerts_by_site").on("alerts").columns(["site_slug", "state"]).compile(),
    db.schema
      .createTable("stock_marks")
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("car_id", keyText(engine), (column) => column.notNull())
      .addColumn("price", "integer")
      .addColumn("available", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("stock_marks_key", ["site_slug", "car_id"])
      .compile(),
    db.schema
      .createTable("stock_news")
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("seq", "integer", (column) => column.notNull())
      .addColumn("car_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("was", "integer")
      .addColumn("price", "integer")
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("stock_news_key", ["site_slug", "seq"])
      .compile(),
    // Raised with every look at the stock: if two servers look at once, only one saves its result.
    db.schema
      .createTable("stock_looks")
      .addColumn("site_slug", "text", (column) => column.notNull().primaryKey())
      .addColumn("revision", "integer", (column) => column.notNull())
      .addColumn("last_seq", "integer", (column) => column.notNull())
      .compile(),
    ...outboxWithoutLeads(db, engine),
  ],
};

/** A mail of an alert belongs to no lead. SQLite cannot drop a NOT NULL constraint: the table is rebuilt. */
function outboxWithoutLeads(db: QueryBuilder, engine: EngineKind): CompiledQuery[] {
  const run = (text: string) => sql.raw(text).compile(db);
  if (engine === "postgres") {
    return [
      run("alter table outbox alter column lead_id drop not null"),
      db.schema.alterTable("outbox").addColumn("subscriber_id", "text").compile(),
      db.schema.createIndex("outbox_by_subscriber").on("outbox").column("subscriber_id").compile(),
    ];
  }
  const columns =
    "id, lead_id, site_slug, channel, stage, state, attempts, next_at, document, created_at, updated_at, lease, tried_since, note";
  return [
    db.schema
      .createTable("outbox_loose")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("lead_id", "text", (column) => column.references("leads.id"))
      .addColumn("site_slug", "text", (column) => column.notNull())
      .addColumn("channel", "text", (column) => column.notNull())
      .addColumn("stage", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("next_at", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addColumn("lease", "text")
      .addColumn("tried_since", "text")
      .addColumn("note", "text")
      .addColumn("subscriber_id", "text")
      .compile(),
    run(`insert into outbox_loose (${columns}) select ${columns} from outbox`),
    db.schema.dropTable("outbox").compile(),
    db.schema.alterTable("outbox_loose").renameTo("outbox").compile(),
    db.schema.createIndex("outbox_by_due").on("outbox").columns(["state", "next_at"]).compile(),
    db.schema.createIndex("outbox_by_lead").on("outbox").columns(["lead_id", "id"]).compile(),
    db.schema.createIndex("outbox_by_subscriber").on("outbox").column("subscriber_id").compile(),
  ];
}
