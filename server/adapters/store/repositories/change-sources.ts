import { hostOf } from "#domain/stock-source/source-address.ts";
import { newSource } from "#domain/stock-source/source-state.ts";
import type { StockSource } from "#domain/stock-source/stock-settings.ts";
import { sourceDocument, sourceStateDocument } from "#server/documents/stock-source-document.ts";
import type { Write } from "../engine.ts";
import type { StoreContext } from "./context.ts";
import { free } from "./source-rows.ts";

/**
 * The sources that differ from the stored ones, and their statements. A new or changed source is due at once. A run of the
 * one before loses its leases, so that it can publish nothing more.
 */
export async function changeSources(
  { engine, db, now }: StoreContext,
  sources: ReadonlyMap<string, StockSource | null>,
): Promise<{ ids: string[]; statements: Write[] }> {
  const stored = await engine.read(db.selectFrom("stock_sources").select(["dealership_id", "document"]));
  const before = new Map(stored.map((row) => [row.dealership_id, row.document]));
  const next_at = now().toISOString();
  // A run of a source imports under the lease of its source; imports by hand have others, and go on.
  const endRun = (dealershipId: string): Write =>
    db
      .updateTable("stock_generations")
      .set({ run: null, lease_until: null })
      .where("dealership_id", "=", dealershipId)
      .where("run", "in", (query) =>
        query.selectFrom("stock_sources").select("lease").where("dealership_id", "=", dealershipId),
      );
  const changes = [...sources].map(([id, source]) => ({
    id,
    source,
    document: source && sourceDocument.encode(source),
  }));
  const changed = changes.filter(({ id, document }) => (before.get(id) ?? null) !== document);
  const statements = changed.flatMap(({ id: dealership_id, source, document }) => {
    if (source === null || document === null) {
      return [
        endRun(dealership_id),
        ...(["stock_sources", "stock_runs"] as const).map((table) =>
          db.deleteFrom(table).where("dealership_id", "=", dealership_id),
        ),
      ];
    }
    const state = sourceStateDocument.encode(newSource);
    const host = hostOf(source.source);
    const row = { dealership_id, document, state, next_at, host, ...free };
    return [
      endRun(dealership_id),
      db
        .insertInto("stock_sources")
        .values(row)
        .onConflict((conflict) => conflict.column("dealership_id").doUpdateSet({ document, next_at, host, ...free })),
    ];
  });
  return { ids: changed.map(({ id }) => id), statements };
}
