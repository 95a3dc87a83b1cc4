import type { Dealership } from "#domain/location/location.ts";
import type { StoreContext } from "./context.ts";
import { readStoredJson } from "./stored-json.ts";

/** A dealership as it is stored, whether it can be read or not. */
export type DealershipRow = { id: string; slug: string; document: unknown };

/** By id; all there are when no ids are given. */
export async function readDealershipRows(
  { engine, db }: StoreContext,
  ids?: readonly string[],
): Promise<DealershipRow[]> {
  const query = db.selectFrom("dealerships").selectAll().orderBy("id");
  const rows = await engine.read(ids === undefined ? query : query.where("id", "in", ids));
  return rows.map(({ id, slug, document }) => ({ id, slug, document: readStoredJson(document) }));
}

/** Those that can be read: a damaged row hides one dealership, not all of them. */
export async function readDealerships(context: StoreContext, ids?: readonly string[]): Promise<Dealership[]> {
  const rows = await readDealershipRows(context, ids);
  return rows.map(({ document }) => document).filter(isDealership);
}

const isDealership = (document: unknown): document is Dealership =>
  typeof document === "object" && document !== null && "locations" in document && Array.isArray(document.locations);
