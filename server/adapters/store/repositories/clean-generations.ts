import { ROWS_PER_STATEMENT } from "./car-rows.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

const ROWS_PER_PORTION = 500;

/**
 * Removes rows that no visitor sees: rows staged by a dead run, and rows of earlier generations. In portions, so that
 * no transaction delays leads. `onPortion` is called after each, to extend the lease during a long cleaning.
 */
export async function cleanGenerations(
  context: StoreContext,
  dealershipId: string,
  current: number,
  onPortion: () => Promise<void>,
): Promise<void> {
  const cleaning = { ...context, dealershipId, onPortion };
  await deleteChanges(cleaning, current);
  await deleteRows(cleaning, ["first_generation", ">", current]);
  // Only now: a car may have only one open row.
  await reopenRows(cleaning, current);
  await deleteRows(cleaning, ["end_generation", "<=", current]);
}

type Cleaning = StoreContext & { dealershipId: string; onPortion: () => Promise<void> };

type Outside = ["first_generation" | "end_generation", ">" | "<=", number];

async function deleteRows({ engine, db, dealershipId, onPortion }: Cleaning, outside: Outside): Promise<void> {
  for (;;) {
    const rows = await engine.read(
      db
        .selectFrom("cars")
        .select("id")
        .where("dealership_id", "=", dealershipId)
        .where(...outside)
        .limit(ROWS_PER_PORTION),
    );
    if (rows.length === 0) return;
    await engine.write(
      inChunks(rows, ROWS_PER_STATEMENT).map((chunk) =>
        db
          .deleteFrom("cars")
          .where("id", "in", idsOf(chunk))
          .where(...outside),
      ),
    );
    await onPortion();
  }
}

/** What a dead run was about to change. Before the cars, so that no run finds them without it. */
async function deleteChanges({ engine, db, dealershipId, onPortion }: Cleaning, current: number): Promise<void> {
  for (;;) {
    const rows = await engine.read(
      db
        .selectFrom("car_history")
        .select("id")
        .where("dealership_id", "=", dealershipId)
        .where("generation", ">", current)
        .limit(ROWS_PER_PORTION),
    );
    if (rows.length === 0) return;
    await engine.write([db.deleteFrom("car_history").where("id", "in", idsOf(rows))]);
    await onPortion();
  }
}

async function reopenRows({ engine, db, dealershipId, onPortion }: Cleaning, current: number): Promise<void> {
  for (;;) {
    const rows = await engine.read(
      db
        .selectFrom("cars")
        .select("id")
        .where("dealership_id", "=", dealershipId)
        .where("end_generation", ">", current)
        .limit(ROWS_PER_PORTION),
    );
    if (rows.length === 0) return;
    await engine.write(
      inChunks(rows, ROWS_PER_STATEMENT).map((chunk) =>
        db
          .updateTable("cars")
          .set({ end_generation: null })
          .where("id", "in", idsOf(chunk))
          .where("end_generation", ">", current),
      ),
    );
    await onPortion();
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
