import type { Migration } from "./migration.ts";

/** What the outbox worker needs to know of a delivery it has in hand, or has tried. */
export const deliveryTries: Migration = {
  name: "0009-delivery-tries",
  statements: (db) => [
    // Whoever holds this word may say how the try ended; while it is `sending`, next_at is when the lease runs out.
    db.schema.alterTable("outbox").addColumn("lease", "text").compile(),
    db.schema.alterTable("outbox").addColumn("tried_since", "text").compile(),
    db.schema.alterTable("outbox").addColumn("note", "text").compile(),
  ],
};
