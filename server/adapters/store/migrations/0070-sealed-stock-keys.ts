import type { Migration } from "./migration.ts";

/** The secrets of push keys, encrypted with the SECRET that signs; null for a key that no server has sealed yet. */
export const sealedStockKeys: Migration = {
  name: "0070-sealed-stock-keys",
  statements: (db) => [db.schema.alterTable("stock_keys").addColumn("sealed", "text").compile()],
};
