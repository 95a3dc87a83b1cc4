import type { Dealership } from "#domain/location/location.ts";
import { dealershipDocument } from "#server/documents/site-document.ts";
import { documentOrProblem } from "#server/documents/document-error.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

const IDS_PER_READ = 500;

/** A dealership as it is stored, or why it cannot be read. */
export type DealershipRow = { id: string; slug: string; document: unknown };

/** By id; all of them without ids. */
export async function readDealershipRows(
  { engine, db }: StoreContext,
  ids?: readonly string[],
): Promise<DealershipRow[]> {
  const query = db.selectFrom("dealerships").selectAll().orderBy("id");
  const reads =
    ids === undefined
      ? [engine.read(query)]
      : inChunks(ids, IDS_PER_READ).map((some) => engine.read(query.where("id", "in", some)));
  const rows = (await Promise.all(reads)).flat();
  return rows.map(({ id, slug, document }) => ({
    id,
    slug,
    document: documentOrProblem(() => dealershipDocument.decode(document, id)),
  }));
}

/** The readable ones: a damaged row hides one dealership, not all of them. */
export async function readDealerships(context: StoreContext, ids?: readonly string[]): Promise<Dealership[]> {
  const rows = await readDealershipRows(context, ids);
  return rows.map(({ document }) => document).filter(isDealership);
}

const isDealership = (document: unknown): document is Dealership =>
  typeof document === "object" && document !== null && "locations" in document && Array.isArray(document.locations);
