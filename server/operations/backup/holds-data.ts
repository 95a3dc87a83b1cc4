import type { Snapshot } from "#server/adapters/store/copy/snapshot.ts";

/**
 * Columns that mark a table as data of a site or a dealership; the other tables are counters that an empty store has
 * too.
 */
const owners = new Set(["site_slug", "dealership_id", "slug"]);

/** What a store contains, as a phrase; null for an empty one. */
export async function holdsData(snapshot: Pick<Snapshot, "tables" | "count">): Promise<string | null> {
  const full: string[] = [];
  for (const table of snapshot.tables) {
    if (!table.columns.some((name) => owners.has(name))) continue;
    const count = await snapshot.count(table);
    if (count > 0) full.push(`${count} ${table.name}`);
  }
  return full.length === 0 ? null : full.slice(0, 4).join(", ");
}
