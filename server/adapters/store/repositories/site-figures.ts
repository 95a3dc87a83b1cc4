import type { SiteScope, StoreContext } from "./context.ts";
import { type CarCount, carDayStatements, type DayCount, siteDayStatements } from "./day-statements.ts";
import { lifetimeStatements } from "./site-views.ts";

/** From the first of these days to the last, by the clock of each place: 2026-11-16. */
export type Days = { from: string; to: string };
export type EnquiryCount = {
  day: string;
  category: string;
  /** Empty where an enquiry is for no place. */
  location_id: string;
  source: string;
  /** Empty where it is about no car. */
  car_id: string;
  enquiries: number;
};
export type StoredFigures = { cars: CarCount[]; site: DayCount[]; enquiries: EnquiryCount[] };

export type SiteFigures = {
  /** Adds what was counted, all of it or nothing, also to the views that its cars have had in all. */
  add: (counted: { cars: readonly CarCount[]; site: readonly DayCount[] }) => Promise<void>;
  of: (days: Days) => Promise<StoredFigures>;
};

export function createSiteFigures(context: StoreContext, scope: SiteScope): SiteFigures {
  const { engine, db } = context;
  const { slug } = scope;
  return {
    async add({ cars, site }) {
      const views = new Map<string, number>();
      for (const count of cars) views.set(count.car_id, (views.get(count.car_id) ?? 0) + count.views);
      await engine.write([
        ...carDayStatements(db, slug, cars),
        ...siteDayStatements(db, slug, site),
        ...lifetimeStatements(context, scope, views),
      ]);
    },
    async of({ from, to }) {
      const [cars, site, enquiries] = await Promise.all([
        engine.read(
          db
            .selectFrom("car_days")
            .select(["car_id", "day", "views", "phone_reveals"])
            .where("site_slug", "=", slug)
            .where("day", ">=", from)
            .where("day", "<=", to)
            .orderBy("day")
            .orderBy("car_id"),
        ),
        engine.read(
          db
            .selectFrom("site_days")
            .select(["day", "what", "source", "times"])
            .where("site_slug", "=", slug)
            .where("day", ">=", from)
            .where("day", "<=", to)
            .orderBy("day")
            .orderBy("what")
            .orderBy("source"),
        ),
        engine.read(
          db
            .selectFrom("enquiry_days")
            .select(["day", "category", "location_id", "source", "car_id"])
            .select(({ fn }) => fn.countAll<number>().as("enquiries"))
            .where("site_slug", "=", slug)
            .where("day", ">=", from)
            .where("day", "<=", to)
            .groupBy(["day", "category", "location_id", "source", "car_id"])
            .orderBy("day")
            .orderBy("category"),
        ),
      ]);
      return { cars, site, enquiries };
    },
  };
}
