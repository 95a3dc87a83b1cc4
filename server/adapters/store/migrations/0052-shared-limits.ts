import { sql } from "kysely";
import { keyText, type Migration } from "./migration.ts";

/**
 * Counts and open circuits that servers on one PostgreSQL share. Unlogged there: a count is useful for a minute, and an
 * unlogged write waits for no disk.
 */
export const sharedLimits: Migration = {
  name: "0052-shared-limits",
  statements: (db, engine) => {
    const create = (name: string) => {
      const table = db.schema.createTable(name);
      return engine === "postgres" ? table.modifyFront(sql`unlogged`) : table;
    };
    return [
      create("limit_counts")
        .addColumn("key", keyText(engine), (column) => column.notNull())
        .addColumn("slot", "bigint", (column) => column.notNull())
        .addColumn("uses", "integer", (column) => column.notNull())
        .addColumn("ends_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("limit_counts_key", ["key", "slot"])
        .compile(),
      db.schema.createIndex("limit_counts_by_end").on("limit_counts").column("ends_at").compile(),
      create("circuits")
        .addColumn("key", keyText(engine), (column) => column.notNull().primaryKey())
        .addColumn("until", "bigint", (column) => column.notNull())
        .compile(),
    ];
  },
};
