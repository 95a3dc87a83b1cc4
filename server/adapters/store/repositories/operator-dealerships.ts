import type { Dealership } from "#domain/location/location.ts";
import { dealershipDocument } from "#server/documents/site-document.ts";
import type { Write } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { bump, type Scope } from "../versions.ts";
import type { StoreContext } from "./context.ts";
import { type DealershipRow, readDealershipRows, readDealerships } from "./dealership-documents.ts";

export type OperatorDealerships = {
  list: () => Promise<Dealership[]>;
  /** Damaged ones too; those of these ids, or all. */
  rows: (ids?: readonly string[]) => Promise<DealershipRow[]>;
  /** All of them, without their documents. */
  heads: () => Promise<{ id: string; slug: string }[]>;
  get: (id: string) => Promise<Dealership | null>;
  /** Writes the ones that differ, all or none, and returns their ids. */
  put: (dealerships: readonly Dealership[]) => Promise<string[]>;
};

export function createOperatorDealerships(context: StoreContext): OperatorDealerships {
  return {
    list: () => readDealerships(context),
    rows: (ids) => readDealershipRows(context, ids),
    heads: () => context.engine.read(context.db.selectFrom("dealerships").select(["id", "slug"]).orderBy("id")),
    get: async (id) => (await readDealerships(context, [id]))[0] ?? null,
    async put(dealerships) {
      const { ids, statements } = await changeDealerships(context, dealerships);
      if (ids.length > 0) await context.engine.write([...statements, ...bump(context.db, ids.map(scopeOf))]);
      return ids;
    },
  };
}

export const scopeOf = (dealershipId: string): Scope => `dealership:${dealershipId}`;

/** The statements for dealerships that differ from the stored ones. */
export async function changeDealerships(
  { engine, db }: StoreContext,
  dealerships: readonly Dealership[],
): Promise<{ ids: string[]; statements: Write[] }> {
  const ids = new Set(dealerships.map(({ id }) => id));
  const slugs = dealerships.map(({ slug }) => slug);
  const stored = await engine.read(
    db
      .selectFrom("dealerships")
      .selectAll()
      .where((row) => row.or([row("id", "in", [...ids]), row("slug", "in", slugs)])),
  );
  refuseTakenSlugs(
    stored.filter(({ id }) => !ids.has(id)),
    dealerships,
  );
  const before = new Map(stored.map((row) => [row.id, row]));
  const rows = dealerships
    .map((dealership) => ({
      id: dealership.id,
      slug: dealership.slug,
      document: dealershipDocument.encode(dealership),
    }))
    .filter((row) => before.get(row.id)?.document !== row.document)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  // Every slug is let go before any is taken: two dealerships may swap theirs. No slug has a blank.
  const renamed = rows.filter(({ id, slug }) => (before.get(id)?.slug ?? slug) !== slug);
  const letGo = renamed.map(({ id }) =>
    db
      .updateTable("dealerships")
      .set({ slug: `${id} renamed` })
      .where("id", "=", id),
  );
  const statements = rows.flatMap((row) => [
    db
      .insertInto("dealerships")
      .values(row)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((set) => ({
          slug: set.ref("excluded.slug"),
          document: set.ref("excluded.document"),
        })),
      ),
    db
      .insertInto("stock_generations")
      .values({ dealership_id: row.id, current: 0, run: null, lease_until: null })
      .onConflict((conflict) => conflict.column("dealership_id").doNothing()),
  ]);
  return { ids: rows.map((row) => row.id), statements: [...letGo, ...statements] };
}

/** Names the other dealership. The key of the table refuses it too, should another writer be faster. */
function refuseTakenSlugs(others: readonly { id: string; slug: string }[], wanted: readonly Dealership[]): void {
  for (const { id, slug } of wanted) {
    const holder = others.find((one) => one.slug === slug);
    if (!holder) continue;
    const message = `The slug "${slug}" of the dealership with the id "${id}" belongs to the dealership with the id "${holder.id}", whose cars are stored under that id. Keep that id, or choose another slug.`;
    throw new StoreError("duplicate", message, { table: "dealerships" });
  }
}
