import type { Migration } from "./migration.ts";

/** The oldest due deliveries of each site are found without reading those of the others. */
export const outboxBySite: Migration = {
  name: "0061-outbox-by-site",
  statements: (db) => [
    db.schema
      .createIndex("outbox_by_site")
      .on("outbox")
      .columns(["state", "site_slug", "next_at", "channel"])
      .compile(),
    db.schema.dropIndex("outbox_by_due").compile(),
  ],
};
