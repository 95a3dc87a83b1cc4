import type { Dealership } from "#domain/location/location.ts";
import type { StoreContext } from "./context.ts";

/** By id; all there are when no ids are given. */
export async function readDealerships({ engine, db }: StoreContext, ids?: readonly string[]): Promise<Dealership[]> {
  const query = db.selectFrom("dealerships").select("document").orderBy("id");
  const rows = await engine.read(ids === undefined ? query : query.where("id", "in", ids));
  return rows.map(({ document }) => JSON.parse(document) as Dealership);
}
