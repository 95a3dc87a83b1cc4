import type { Snapshot } from "#server/adapters/store/copy/snapshot.ts";

/** Columns of tables that hold something of a site or a dealership; others are counters that an empty store has too. */
const owners = new Set(["site_slug", "dealership_id", "slug"]);

/** What a store holds, for a sentence; null for an empty one. */
export async function holdsData(snapshot: Pick<Snapshot, "tables" | "count">): Promise<string | null> {
  const full: string[] = [];
  for (const table of snapshot.tables) {
    if (!table.columns.some((name) => owners.has(name))) continue;
    const count = await snapshot.count(table);
    if (count > 0) full.push(`${count} ${table.name}`);
  }
  return full.length === 0 ? null : full.slice(0, 4).join(", ");
}
