import type { Write } from "../engine.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";

export type SiteViews = {
  /** Adds to the view counts of this site's cars; other ids are ignored. Never bumps a version. */
  add: (views: ReadonlyMap<string, number>) => Promise<void>;
  of: (ids: readonly string[]) => Promise<Map<string, number>>;
};

const IDS_PER_READ = 500;

/** Adds to the views that cars have had in all. Sorted, so that two batches cannot deadlock. */
export function lifetimeStatements(
  { db }: StoreContext,
  { dealershipIds }: SiteScope,
  views: ReadonlyMap<string, number>,
): Write[] {
  const ordered = [...views].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ordered.map(([id, count]) =>
    db
      .insertInto("car_views")
      .columns(["car_id", "views"])
      .expression(
        db
          .selectFrom("current_cars")
          .select((row) => ["id", row.cast<number>(row.val(count), "bigint").as("views")])
          .where("id", "=", id)
          .where("dealership_id", "in", dealershipIds),
      )
      .onConflict((conflict) =>
        conflict
          .column("car_id")
          .doUpdateSet((row) => ({ views: row("car_views.views", "+", row.ref("excluded.views")) })),
      ),
  );
}

export function createSiteViews(context: StoreContext, scope: SiteScope): SiteViews {
  const { engine, db } = context;
  const { dealershipIds } = scope;
  return {
    async add(views) {
      if (views.size > 0) await engine.write(lifetimeStatements(context, scope, views));
    },
    async of(ids) {
      const reads = inChunks([...new Set(ids)], IDS_PER_READ).map((chunk) =>
        engine.read(
          db
            .selectFrom("car_views")
            .innerJoin("current_cars", "current_cars.id", "car_views.car_id")
            .select(["car_views.car_id", "car_views.views"])
            .where("car_views.car_id", "in", chunk)
            .where("current_cars.dealership_id", "in", dealershipIds),
        ),
      );
      return new Map((await Promise.all(reads)).flat().map((row) => [row.car_id, row.views]));
    },
  };
}
