import { randomUUID } from "node:crypto";
import type { StoredCar } from "#domain/car/car.ts";
import { type RecordedChange, recordedChanges, type StockAuthor } from "#domain/car/recorded-changes.ts";
import type { Write } from "../engine.ts";
import type { CarHistoryTable } from "../tables.ts";
import { ROWS_PER_STATEMENT } from "./car-rows.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

/** `after`: null for a car that is deleted. */
export type CarMove = { before: StoredCar; after: StoredCar | null };
export type CarChange = RecordedChange & { car_id: string; at: string; by: StockAuthor };

export type CarChanges = {
  /** What visitors have seen change about a car, the oldest first. */
  of: (carId: string) => Promise<CarChange[]>;
};

export function createCarChanges({ engine, db }: StoreContext): CarChanges {
  return {
    async of(carId) {
      const rows = await engine.read(
        db
          .selectFrom("car_history")
          .innerJoin("stock_generations", "stock_generations.dealership_id", "car_history.dealership_id")
          .select(["car_id", "at", "field", "before", "after", "author"])
          .where("car_id", "=", carId)
          .whereRef("generation", "<=", "current")
          .orderBy("at")
          .orderBy("generation")
          .orderBy("field"),
      );
      return rows.map(({ author, ...row }) => ({ ...row, by: author as StockAuthor }));
    },
  };
}

/** Belongs into the batch that writes the cars. `generationOf` their dealership. */
export function changeStatements(
  { db }: StoreContext,
  moves: readonly CarMove[],
  { at, author, generationOf }: { at: Date; author: StockAuthor; generationOf: (dealershipId: string) => number },
): Write[] {
  const rows = moves.flatMap(({ before, after }) =>
    recordedChanges(before, after).map((change): CarHistoryTable => {
      const { id: car_id, dealership_id } = before;
      const generation = generationOf(dealership_id);
      return { id: randomUUID(), dealership_id, generation, car_id, at: at.toISOString(), ...change, author };
    }),
  );
  return inChunks(rows, ROWS_PER_STATEMENT).map((chunk) => db.insertInto("car_history").values(chunk));
}

/** Forgets what was to happen to these cars with a generation that is not published yet. */
export const withoutChanges = (
  { db }: Pick<StoreContext, "db">,
  dealershipId: string,
  generation: number,
  ids: readonly string[],
): Write =>
  db
    .deleteFrom("car_history")
    .where("dealership_id", "=", dealershipId)
    .where("generation", "=", generation)
    .where("car_id", "in", ids);
