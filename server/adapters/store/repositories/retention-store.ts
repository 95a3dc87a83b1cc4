import { sql } from "kysely";
import { watch } from "#domain/retention/retention-clock.ts";
import type { StoreContext } from "./context.ts";

/** Everything of one kind that is older than `cutoff` is erased once the plan is due. */
export type RetentionPlan = { what: string; cutoff: string; watched_seconds: number };

export type RetentionStore = {
  /** The database's own clock; null if it is this machine's. */
  databaseTime: () => Promise<Date | null>;
  /** When a lead, an event or a site was last written; null while there is none. */
  newestRecord: () => Promise<Date | null>;
  /** Records a look at the clock. Returns the seconds observed so far. */
  watch: (now: Date) => Promise<number>;
  /** An existing plan with the same cutoff stays unchanged. Plans beyond it came from a clock that was ahead. */
  plan: (site: string, plan: RetentionPlan) => Promise<void>;
  /** The earliest cutoff first. */
  plans: (site: string) => Promise<RetentionPlan[]>;
  /** Removes plans that a later due one includes. */
  prune: (site: string, what: string, before: string) => Promise<void>;
  /** Nothing of a site is erased until it is planned again. Returns how many plans were dropped. */
  undo: (site: string) => Promise<number>;
};

export function createRetentionStore({ engine, db }: StoreContext): RetentionStore {
  const ofSite = (site: string) => db.deleteFrom("retention_plans").where("site_slug", "=", site);
  return {
    async databaseTime() {
      if (engine.kind === "sqlite") return null;
      const seconds = sql<{ seconds: number }>`select extract(epoch from clock_timestamp())::float8 as seconds`;
      const [row] = await engine.read<{ seconds: number }>({ compile: () => seconds.compile(db) });
      return row ? new Date(row.seconds * 1000) : null;
    },
    async newestRecord() {
      // By site, so that the indexes are used.
      const rows = await engine.read(
        db.selectFrom("sites").select((row) => [
          "applied_at",
          row
            .selectFrom("leads")
            .select(({ fn }) => fn.max("leads.created_at").as("at"))
            .whereRef("leads.site_slug", "=", "sites.slug")
            .as("lead"),
          row
            .selectFrom("events")
            .select(({ fn }) => fn.max("events.created_at").as("at"))
            .whereRef("events.site_slug", "=", "sites.slug")
            .as("event"),
        ]),
      );
      const times = rows.flatMap((row) => [row.applied_at, row.lead, row.event].filter((at) => at !== null));
      const newest = times.toSorted().at(-1);
      return newest === undefined ? null : new Date(newest);
    },
    async watch(now) {
      const [row] = await engine.read(db.selectFrom("retention_clock").selectAll().where("id", "=", 1));
      const before = row ? { at: Date.parse(row.at), watchedSeconds: row.watched_seconds } : null;
      const { at, watchedSeconds } = watch(before, now.getTime());
      const values = { at: new Date(at).toISOString(), watched_seconds: watchedSeconds };
      const write = db
        .insertInto("retention_clock")
        .values({ id: 1, ...values })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values));
      await engine.write([write]);
      return watchedSeconds;
    },
    async plan(site_slug, { what, cutoff, watched_seconds }) {
      const add = db
        .insertInto("retention_plans")
        .values({ site_slug, what, cutoff, watched_seconds })
        .onConflict((conflict) => conflict.columns(["site_slug", "what", "cutoff"]).doNothing());
      await engine.write([ofSite(site_slug).where("what", "=", what).where("cutoff", ">", cutoff), add]);
    },
    plans: (site) =>
      engine.read(
        db
          .selectFrom("retention_plans")
          .select(["what", "cutoff", "watched_seconds"])
          .where("site_slug", "=", site)
          .orderBy("cutoff")
          .orderBy("what"),
      ),
    async prune(site, what, before) {
      await engine.write([ofSite(site).where("what", "=", what).where("cutoff", "<", before)]);
    },
    async undo(site) {
      const [result] = await engine.write([ofSite(site)]);
      return result?.rowsAffected ?? 0;
    },
  };
}
