import type { StoredCar } from "#domain/car/car.ts";
import { carDocument, feedCarDocument } from "#server/documents/car-document.ts";
import type { Scope } from "../versions.ts";
import type { StoreContext } from "./context.ts";

/** Maximum rows per statement: both engines limit parameters. */
export const ROWS_PER_STATEMENT = 100;

/** The car as its dealer's feed describes it, separate from the car that visitors see. */
export type FeedFacts = {
  key: string;
  hash: string;
  car: StoredCar;
  /** Addresses of its pictures, in order. */
  pictures: readonly string[];
  missingSince: string | null;
};

export const stockScope = (dealershipId: string): Scope => `stock:${dealershipId}`;

export function toCarRow(car: StoredCar, { generation, now, feed }: CarRowFacts) {
  const { id, dealership_id, slug, location_id, status, car_type, sold_date_timestamp } = car;
  return {
    id,
    first_generation: generation,
    end_generation: null,
    dealership_id,
    slug,
    location_id,
    status,
    car_type,
    sold_date_timestamp,
    updated_at: now.toISOString(),
    document: carDocument.encode(car),
    feed_key: feed?.key ?? null,
    feed_hash: feed?.hash ?? null,
    feed_document: feed ? feedCarDocument.encode({ car: feed.car, pictures: [...feed.pictures] }) : null,
    missing_since: feed?.missingSince ?? null,
  };
}

export type CarRow = ReturnType<typeof toCarRow>;
type CarRowFacts = { generation: number; now: Date; feed: FeedFacts | null };

/** Stores previous slugs of cars, so that old addresses redirect. */
export function formerSlug({ db }: StoreContext, car: { dealership_id: string; id: string }, slug: string, now: Date) {
  return db
    .insertInto("former_slugs")
    .values({ dealership_id: car.dealership_id, slug, car_id: car.id, since: now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(["dealership_id", "slug"]).doUpdateSet((set) => ({
        car_id: set.ref("excluded.car_id"),
        since: set.ref("excluded.since"),
      })),
    );
}
