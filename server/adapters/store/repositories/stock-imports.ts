import type { StoredCar } from "#domain/car/car.ts";
import { type Statement, statement } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { bump } from "../versions.ts";
import { parseCar } from "./car-pages.ts";
import { type FeedFacts, formerSlug, ROWS_PER_STATEMENT, stockScope, toCarRow } from "./car-rows.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";
import { cleanGenerations } from "./clean-generations.ts";
import { type LiveReservations, readLiveReservations } from "./live-reservations.ts";

/** The right of one run to write a dealership's next generation. It ends by itself when the run dies. */
export type ImportLease = { dealershipId: string; run: string; current: number };

/** A car of the current generation with what its feed said of it. */
export type FeedCar = {
  key: string;
  hash: string;
  car: StoredCar;
  feed: StoredCar;
  pictures: string[];
  missingSince: string | null;
};
export type StagedCar = { car: StoredCar; feed: FeedFacts; before: { slug: string } | null };

export type StockImports = {
  /** Refused while another run of this dealership is alive. Removes what a dead run has left. */
  begin: (dealershipId: string, run: string) => Promise<ImportLease>;
  /** The cars of the current generation that came from a feed, by key. */
  byKeys: (dealershipId: string, keys: readonly string[]) => Promise<FeedCar[]>;
  /** Pages through the keys of the feed's cars in order. */
  keysAfter: (dealershipId: string, after: string) => Promise<string[]>;
  /** How many cars of the feed visitors see now: sold, hidden and missing ones do not count. */
  countShown: (dealershipId: string) => Promise<number>;
  /** Ids and slugs among these that are taken by cars that no feed brought, or by other dealerships. */
  taken: (dealershipId: string, cars: readonly { id: string; slug: string }[]) => Promise<Set<string>>;
  live: (dealershipId: string) => Promise<LiveReservations>;
  /** Writes cars into the next generation. Nobody sees them yet. Prolongs the lease. */
  stage: (lease: ImportLease, cars: readonly StagedCar[]) => Promise<void>;
  /** Takes staged changes of these cars back, and tells how many there were. */
  unstage: (lease: ImportLease, ids: readonly string[]) => Promise<number>;
  /**
   * Makes the next generation the current one, in one short transaction. Refused when reservations have moved since
   * `holdsVersion`: what they protect has to be looked at again.
   */
  publish: (lease: ImportLease, holdsVersion: number, further?: readonly Statement[]) => Promise<void>;
  holdsVersion: (dealershipId: string) => Promise<number>;
  /** Gives the lease back. Rows that were staged and not published are removed. */
  end: (lease: ImportLease) => Promise<void>;
};

export const LEASE_MS = 60_000;
const KEYS_PER_READ = 400;
const KEYS_PER_PAGE = 2000;

export function createStockImports(context: StoreContext): StockImports {
  const { engine, db } = context;
  const leaseUntil = () => new Date(context.now().getTime() + LEASE_MS).toISOString();

  const held = ({ dealershipId, run, current }: ImportLease, set: object): Statement =>
    statement(
      db
        .updateTable("stock_generations")
        .set(set)
        .where("dealership_id", "=", dealershipId)
        .where("run", "=", run)
        .where("current", "=", current),
      { rows: 1, otherwise: "This import lost its lease to another run, and changed nothing." },
    );

  return {
    async begin(dealershipId, run) {
      const [row] = await engine.read(
        db.selectFrom("stock_generations").select("current").where("dealership_id", "=", dealershipId),
      );
      if (row === undefined) throw new StoreError("missing", `There is no dealership "${dealershipId}".`);
      const lease = { dealershipId, run, current: row.current };
      await engine.write([
        statement(
          db
            .updateTable("stock_generations")
            .set({ run, lease_until: leaseUntil() })
            .where("dealership_id", "=", dealershipId)
            .where("current", "=", row.current)
            .where((at) => at.or([at("run", "is", null), at("lease_until", "<", context.now().toISOString())])),
          { rows: 1, otherwise: "Another import of this dealership is running. Wait until it has ended." },
        ),
      ]);
      await cleanGenerations(context, dealershipId, row.current);
      // Publishing compares this row, so it has to be there before the first reservation writes it.
      await engine.write([
        statement(
          db
            .insertInto("versions")
            .values({ scope: `holds:${dealershipId}`, version: 0 })
            .onConflict((conflict) => conflict.column("scope").doNothing()),
        ),
      ]);
      return lease;
    },

    async byKeys(dealershipId, keys) {
      const reads = inChunks(keys, KEYS_PER_READ).map((chunk) =>
        engine.read(
          db
            .selectFrom("current_cars")
            .select(["feed_key", "feed_hash", "document", "feed_document", "missing_since"])
            .where("dealership_id", "=", dealershipId)
            .where("feed_key", "in", chunk),
        ),
      );
      return (await Promise.all(reads)).flat().map((row) => ({
        key: row.feed_key ?? "",
        hash: row.feed_hash ?? "",
        car: parseCar(row.document),
        ...parseFeed(row.feed_document),
        missingSince: row.missing_since,
      }));
    },

    async keysAfter(dealershipId, after) {
      const rows = await engine.read(
        db
          .selectFrom("current_cars")
          .select("feed_key")
          .where("dealership_id", "=", dealershipId)
          .where("feed_key", ">", after)
          .orderBy("feed_key")
          .limit(KEYS_PER_PAGE),
      );
      return rows.flatMap(({ feed_key }) => feed_key ?? []);
    },

    async countShown(dealershipId) {
      const [row] = await engine.read(
        db
          .selectFrom("current_cars")
          .select(({ fn }) => fn.countAll<number>().as("cars"))
          .where("dealership_id", "=", dealershipId)
          .where("feed_key", "is not", null)
          .where("missing_since", "is", null)
          .where("status", "!=", "sold"),
      );
      return row?.cars ?? 0;
    },

    async taken(dealershipId, cars) {
      const found = new Set<string>();
      for (const chunk of inChunks(cars, KEYS_PER_READ)) {
        const rows = await engine.read(
          db
            .selectFrom("current_cars")
            .select(["id", "slug", "dealership_id"])
            .where((row) =>
              row.or([
                row(
                  "id",
                  "in",
                  chunk.map(({ id }) => id),
                ),
                row.and([
                  row("dealership_id", "=", dealershipId),
                  row(
                    "slug",
                    "in",
                    chunk.map(({ slug }) => slug),
                  ),
                ]),
              ]),
            ),
        );
        for (const row of rows) {
          found.add(row.id);
          if (row.dealership_id === dealershipId) found.add(row.slug);
        }
      }
      return found;
    },

    live: (dealershipId) => readLiveReservations(context, [dealershipId]),

    async stage(lease, cars) {
      if (cars.length === 0) return;
      const now = context.now();
      const generation = lease.current + 1;
      const rows = cars.map(({ car, feed }) => toCarRow(car, { generation, now, feed }));
      const renamed = cars.flatMap(({ car, before }) =>
        before && before.slug !== car.slug ? [statement(formerSlug(context, car, before.slug, now))] : [],
      );
      await engine.write([
        held(lease, { lease_until: leaseUntil() }),
        ...inChunks(rows, ROWS_PER_STATEMENT).flatMap((chunk) => {
          const ids = chunk.map(({ id }) => id);
          return [
            // A second look at a car replaces what the first has staged.
            statement(db.deleteFrom("cars").where("id", "in", ids).where("first_generation", "=", generation)),
            statement(
              db
                .updateTable("cars")
                .set({ end_generation: generation })
                .where("id", "in", ids)
                .where("end_generation", "is", null),
            ),
            statement(db.insertInto("cars").values(chunk)),
          ];
        }),
        ...renamed,
      ]);
    },

    async unstage(lease, ids) {
      const generation = lease.current + 1;
      let undone = 0;
      for (const chunk of inChunks(ids, ROWS_PER_STATEMENT)) {
        const [, removed] = await engine.write([
          held(lease, { lease_until: leaseUntil() }),
          statement(db.deleteFrom("cars").where("id", "in", chunk).where("first_generation", "=", generation)),
          statement(
            db
              .updateTable("cars")
              .set({ end_generation: null })
              .where("id", "in", chunk)
              .where("end_generation", "=", generation),
          ),
        ]);
        undone += removed?.rowsAffected ?? 0;
      }
      return undone;
    },

    async holdsVersion(dealershipId) {
      const [row] = await engine.read(
        db.selectFrom("versions").select("version").where("scope", "=", `holds:${dealershipId}`),
      );
      return row?.version ?? 0;
    },

    async publish(lease, holdsVersion, further = []) {
      const scope = `holds:${lease.dealershipId}`;
      const unmoved = statement(
        db
          .updateTable("versions")
          .set({ version: holdsVersion })
          .where("scope", "=", scope)
          .where("version", "=", holdsVersion),
        { rows: 1, otherwise: "Reservations have moved meanwhile." },
      );
      await engine.write([
        held(lease, { current: lease.current + 1, lease_until: leaseUntil() }),
        unmoved,
        ...further,
        ...bump(db, [stockScope(lease.dealershipId)]),
      ]);
    },

    async end(lease) {
      const [row] = await engine.read(
        db
          .selectFrom("stock_generations")
          .select("current")
          .where("dealership_id", "=", lease.dealershipId)
          .where("run", "=", lease.run),
      );
      if (row === undefined) return;
      await cleanGenerations(context, lease.dealershipId, row.current);
      await engine.write([held({ ...lease, current: row.current }, { run: null, lease_until: null })]);
    },
  };
}

function parseFeed(document: string | null): { feed: StoredCar; pictures: string[] } {
  const { car, pictures } = JSON.parse(document ?? "{}") as { car: StoredCar; pictures: string[] };
  return { feed: car, pictures };
}
