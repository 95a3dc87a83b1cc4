import type { Write } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import type { SiteCount } from "../tables.ts";

export type CarCount = { car_id: string; day: string; views: number; phone_reveals: number };
/** `source`: where visits came from; empty for anything else. */
export type DayCount = { day: string; what: SiteCount; source: string; times: number };

/** Adds to the days of a site's cars. Sorted, so that two batches cannot deadlock. */
export function carDayStatements(db: QueryBuilder, site_slug: string, counts: readonly CarCount[]): Write[] {
  return sorted(counts, ({ day, car_id }) => `${day} ${car_id}`).map((count) =>
    db
      .insertInto("car_days")
      .values({ site_slug, ...count })
      .onConflict((conflict) =>
        conflict.columns(["site_slug", "day", "car_id"]).doUpdateSet((row) => ({
          views: row("car_days.views", "+", row.ref("excluded.views")),
          phone_reveals: row("car_days.phone_reveals", "+", row.ref("excluded.phone_reveals")),
        })),
      ),
  );
}

/** Adds to the days of a site. */
export function siteDayStatements(db: QueryBuilder, site_slug: string, counts: readonly DayCount[]): Write[] {
  return sorted(counts, ({ day, what, source }) => `${day} ${what} ${source}`).map((count) =>
    db
      .insertInto("site_days")
      .values({ site_slug, ...count })
      .onConflict((conflict) =>
        conflict
          .columns(["site_slug", "day", "what", "source"])
          .doUpdateSet((row) => ({ times: row("site_days.times", "+", row.ref("excluded.times")) })),
      ),
  );
}

function sorted<One>(all: readonly One[], keyOf: (one: One) => string): One[] {
  return all.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
