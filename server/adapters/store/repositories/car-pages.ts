import type { StoredCar } from "#domain/car/car.ts";
import { carDocument } from "#server/documents/car-document.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { readable } from "#server/documents/document-error.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

const ROWS_PER_READ = 500;
/** So many documents are parsed in a few milliseconds. */
const CARS_PER_PORTION = 50;

/**
 * All cars of these dealerships, one dealership after the other, by id. In portions: no message between threads, and no
 * piece of work, grows with the stock.
 */
export async function* carPortions(
  { engine, db, unreadable }: StoreContext,
  dealershipIds: readonly string[],
): AsyncGenerator<StoredCar[]> {
  for (const dealershipId of dealershipIds) {
    for (let after: string | undefined = ""; after !== undefined;) {
      const rows: CarText[] = await engine.read(
        db
          .selectFrom("current_cars")
          .select(["id", "document"])
          .where("dealership_id", "=", dealershipId)
          .where("id", ">", after)
          .orderBy("id")
          .limit(ROWS_PER_READ),
      );
      for (const portion of inChunks(rows, CARS_PER_PORTION)) yield readable(portion, readCar, unreadable);
      after = rows.length < ROWS_PER_READ ? undefined : rows.at(-1)?.id;
    }
  }
}

export type CarText = { id: string; document: Stored<"car"> };

export const readCar = ({ id, document }: CarText): StoredCar => carDocument.decode(document, id);
