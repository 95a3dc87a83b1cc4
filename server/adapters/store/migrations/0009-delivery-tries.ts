import type { Migration } from "./migration.ts";

/** What the outbox worker needs to know of a delivery that it is sending or has tried. */
export const deliveryTries: Migration = {
  name: "0009-delivery-tries",
  statements: (db) => [
    // The holder of this token may record how the try ended; while the state is `sending`, next_at is when the lease
    // expires.
    db.schema.alterTable("outbox").addColumn("lease", "text").compile(),
    db.schema.alterTable("outbox").addColumn("tried_since", "text").compile(),
    db.schema.alterTable("outbox").addColumn("note", "text").compile(),
  ],
};
