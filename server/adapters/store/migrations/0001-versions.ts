import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const versions: Migration = {
  name: "0001-versions",
  statements: (db, engine) => [
    db.schema
      .createTable("versions")
      .addColumn("scope", "text", (column) => column.notNull().primaryKey())
      .addColumn("version", "bigint", (column) => column.notNull())
      .compile(),
    ...(engine === "postgres" ? notifications.map((query) => query.compile(db)) : []),
  ],
};

// A trigger rather than a call beside each bump: it also notifies of changes made by hand.
const notifications = [
  sql`create function forecourt_versions_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('forecourt_versions', ''); return null; end $$`,
  sql`create trigger versions_changed after insert or update or delete on versions
    for each statement execute function forecourt_versions_changed()`,
];
