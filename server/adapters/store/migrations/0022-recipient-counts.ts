import { keyText, type Migration } from "./migration.ts";

/** How many mails that anybody can trigger went to one mailbox in one hour and one day, over all sites. */
export const recipientCounts: Migration = {
  name: "0022-recipient-counts",
  statements: (db, engine) => [
    db.schema
      .createTable("recipient_counts")
      .addColumn("recipient", keyText(engine), (column) => column.notNull())
      // "hour" or "day", with its number since 1970.
      .addColumn("span", "text", (column) => column.notNull())
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("mails", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("recipient_counts_key", ["recipient", "span", "slot"])
      .compile(),
  ],
};
