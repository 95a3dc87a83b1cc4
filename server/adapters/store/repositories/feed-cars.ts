import type { StoredCar } from "#domain/car/car.ts";
import { feedCarDocument } from "#server/documents/car-document.ts";
import { readable } from "#server/documents/document-error.ts";
import { readCar } from "./car-pages.ts";
import type { Tables } from "../tables.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

/** A car of the current generation with its values in the feed. */
export type FeedCar = {
  key: string;
  hash: string;
  car: StoredCar;
  feed: StoredCar;
  pictures: string[];
  missingSince: string | null;
};

export type FeedCars = {
  /** The cars of the current generation that came from a feed, by key. */
  byKeys: (dealershipId: string, keys: readonly string[]) => Promise<FeedCar[]>;
  /** Pages through the keys of the feed's cars in order. */
  keysAfter: (dealershipId: string, after: string) => Promise<string[]>;
  /** How many cars of the feed visitors see now, without sold, hidden and missing ones. */
  countShown: (dealershipId: string) => Promise<number>;
  /** When the last car went missing that is not sold: it may still become sold or hidden. Null if there is none. */
  lastMissingAt: (dealershipId: string) => Promise<string | null>;
  /**
   * Which of these ids and slugs are taken: by the cars of this run and the current ones, and ids of any dealership.
   */
  taken: (dealershipId: string, cars: readonly { id: string; slug: string }[]) => Promise<Set<string>>;
};

const KEYS_PER_READ = 400;
const KEYS_PER_PAGE = 2000;

export function createFeedCars({ engine, db, unreadable }: StoreContext): FeedCars {
  return {
    async byKeys(dealershipId, keys) {
      const reads = inChunks(keys, KEYS_PER_READ).map((chunk) =>
        engine.read(
          db
            .selectFrom("current_cars")
            .select(["id", "feed_key", "feed_hash", "document", "feed_document", "missing_since"])
            .where("dealership_id", "=", dealershipId)
            .where("feed_key", "in", chunk),
        ),
      );
      return readable((await Promise.all(reads)).flat(), toFeedCar, unreadable).flat();
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

    async lastMissingAt(dealershipId) {
      const [row] = await engine.read(
        db
          .selectFrom("current_cars")
          .select(({ fn }) => fn.max("missing_since").as("at"))
          .where("dealership_id", "=", dealershipId)
          .where("status", "!=", "sold"),
      );
      return row?.at ?? null;
    },

    async taken(dealershipId, cars) {
      const found = new Set<string>();
      for (const chunk of inChunks(cars, KEYS_PER_READ)) {
        const rows = await engine.read(
          db
            .selectFrom("cars")
            .select(["id", "slug", "dealership_id"])
            .where("end_generation", "is", null)
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
  };
}

type FeedRow = Pick<
  Tables["current_cars"],
  "id" | "feed_key" | "feed_hash" | "document" | "feed_document" | "missing_since"
>;

function toFeedCar(row: FeedRow): FeedCar[] {
  if (row.feed_document === null) return [];
  const { car: feed, pictures } = feedCarDocument.decode(row.feed_document, row.id);
  return [
    {
      key: row.feed_key ?? "",
      hash: row.feed_hash ?? "",
      car: readCar(row),
      feed,
      pictures,
      missingSince: row.missing_since,
    },
  ];
}
