import type { Car, StoredCar } from "#domain/car/car.ts";
import { carInCountry } from "#domain/car/car-in-country.ts";
import { joinCar } from "../join-car.ts";
import { readable } from "#server/documents/document-error.ts";
import { carPortions, readCar } from "./car-pages.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { readDealerships } from "./dealership-documents.ts";
import { type LiveReservations, readLiveReservations, withReservations } from "./live-reservations.ts";
import { inChunks } from "./in-chunks.ts";

export type SiteCars = {
  bySlug: (slug: string) => Promise<Car | null>;
  /** All that have one of these slugs, by id: of two with the same, the first is the one that pages show. */
  bySlugs: (slugs: readonly string[]) => Promise<Car[]>;
  byId: (id: string) => Promise<Car | null>;
  /** A car that its dealer's feed no longer names, whether it was hidden or sold. */
  vanished: (slug: string) => Promise<Car | null>;
  /** The current slug of the car that had this one before. */
  slugAfter: (slug: string) => Promise<string | null>;
  /** In the requested order; ids of other sites are left out. With the given reservations, or the current ones. */
  byIds: (ids: readonly string[], live?: LiveReservations) => Promise<Car[]>;
  /** Every car of the site's dealerships, a few at a time: one dealership after the other, by id. */
  portions: (live?: LiveReservations) => AsyncIterable<Car[]>;
  /** Which of them somebody has reserved or is reserving. */
  live: () => Promise<LiveReservations>;
  count: () => Promise<number>;
  /** When each car was last changed, by id. */
  changes: () => Promise<Map<string, string>>;
};

const IDS_PER_READ = 500;

export function createSiteCars(
  context: StoreContext,
  { dealershipIds, dealerships, country = {} }: SiteScope,
): SiteCars {
  const { engine, db, unreadable } = context;
  const documents = () =>
    db.selectFrom("current_cars").select(["id", "document"]).where("dealership_id", "in", dealershipIds).orderBy("id");

  const join = async (cars: readonly StoredCar[], known?: LiveReservations): Promise<Car[]> => {
    const ids = [...new Set(cars.map((car) => car.dealership_id))];
    const [sellers, live] = await Promise.all([
      dealerships ?? readDealerships(context, ids),
      known ?? readLiveReservations(context, ids),
    ]);
    const byId = new Map(sellers.map((dealership) => [dealership.id, dealership]));
    return withReservations(cars, live).flatMap((car) => {
      const dealership = byId.get(car.dealership_id);
      return dealership === undefined ? [] : [carInCountry(joinCar(car, dealership), country)];
    });
  };
  const first = async (query: ReturnType<typeof documents>): Promise<Car | null> => {
    const rows = await engine.read(query.limit(1));
    return (await join(rows.map(readCar)))[0] ?? null;
  };

  return {
    // Slugs are unique within a dealership only: in a group the lowest id wins, consistently.
    bySlug: (slug) => first(documents().where("slug", "=", slug)),
    async bySlugs(slugs) {
      const reads = inChunks(slugs, IDS_PER_READ).map((chunk) => engine.read(documents().where("slug", "in", chunk)));
      const rows = (await Promise.all(reads)).flat();
      return join(readable(rows, readCar, unreadable));
    },
    byId: (id) => first(documents().where("id", "=", id)),
    vanished: (slug) => first(documents().where("slug", "=", slug).where("missing_since", "is not", null)),
    async slugAfter(slug) {
      const rows = await engine.read(
        db
          .selectFrom("former_slugs")
          .innerJoin("current_cars", "current_cars.id", "former_slugs.car_id")
          .select("current_cars.slug")
          .where("former_slugs.slug", "=", slug)
          .where("former_slugs.dealership_id", "in", dealershipIds)
          .where("current_cars.dealership_id", "in", dealershipIds)
          .orderBy("current_cars.id")
          .limit(1),
      );
      return rows[0]?.slug ?? null;
    },
    async byIds(ids, live) {
      const reads = inChunks([...new Set(ids)], IDS_PER_READ).map((chunk) =>
        engine.read(documents().where("id", "in", chunk)),
      );
      const cars = await join(readable((await Promise.all(reads)).flat(), readCar, unreadable), live);
      const found = new Map(cars.map((car) => [car.id, car]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    async *portions(live) {
      const claims = live ?? (await readLiveReservations(context, dealershipIds));
      for await (const cars of carPortions(context, dealershipIds)) yield await join(cars, claims);
    },
    live: () => readLiveReservations(context, dealershipIds),
    async changes() {
      const rows = await engine.read(
        db.selectFrom("current_cars").select(["id", "updated_at"]).where("dealership_id", "in", dealershipIds),
      );
      return new Map(rows.map(({ id, updated_at }) => [id, updated_at]));
    },
    async count() {
      const rows = await engine.read(
        db
          .selectFrom("current_cars")
          .select(({ fn }) => fn.countAll<number>().as("cars"))
          .where("dealership_id", "in", dealershipIds),
      );
      return rows[0]?.cars ?? 0;
    },
  };
}
