import { keyText, type Migration } from "./migration.ts";

/** The keys of the SFTP servers that dealerships' feeds come from. */
export const hostKeys: Migration = {
  name: "0066-host-keys",
  statements: (db, engine) => [
    db.schema
      .createTable("host_keys")
      .addColumn("dealership_id", keyText(engine), (column) => column.notNull())
      // Name and port.
      .addColumn("host", keyText(engine), (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      // Another key that the host has shown since; null: none.
      .addColumn("offered", "text")
      .addPrimaryKeyConstraint("host_keys_of_dealership", ["dealership_id", "host"])
      .compile(),
  ],
};
