import { liveStatuses } from "#domain/reservation/reservation.ts";
import type { Write } from "../engine.ts";
import { bump } from "../versions.ts";
import type { StoreContext } from "./context.ts";

/** How much data the store has of a site. */
export type SiteHoldings = {
  leads: number;
  pendingDeliveries: number;
  liveReservations: number;
  subscribers: number;
  events: number;
};

export type SiteLife = {
  holdings: (slug: string) => Promise<SiteHoldings>;
  /** Suspends a site; false if it already was. */
  suspend: (slug: string, note: string) => Promise<boolean>;
  /** False if it was online. */
  resume: (slug: string) => Promise<boolean>;
  /**
   * Removes a site, with its hosts, alerts, subscribers, events, rights at the desk with whoever has no other, and the values learnt from its stock. Leads,
   * reservations, payments, consent, unsubscribes and the log of erasures stay.
   */
  remove: (slug: string) => Promise<void>;
};

/** Tables deleted with a site, in an order that satisfies foreign keys. */
const ownTables = [
  "alerts",
  "subscribers",
  "events",
  "car_days",
  "site_days",
  "enquiry_days",
  "site_values",
  "stock_marks",
  "stock_news",
  "stock_looks",
  "valuations",
  "retention_plans",
] as const;

export function createSiteLife({ engine, db, now }: StoreContext): SiteLife {
  const changed = (slug: string): Write[] => bump(db, [`site:${slug}`]);
  const count = async (table: "leads" | "subscribers" | "events", slug: string): Promise<number> => {
    const [row] = await engine.read(
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .where("site_slug", "=", slug),
    );
    return Number(row?.n ?? 0);
  };
  return {
    async holdings(slug) {
      const waiting = await engine.read(
        db
          .selectFrom("outbox")
          .select(({ fn }) => fn.countAll<number | string>().as("n"))
          .where("site_slug", "=", slug)
          .where("lead_id", "is not", null)
          .where("state", "in", ["pending", "sending"]),
      );
      const live = await engine.read(
        db
          .selectFrom("reservations")
          .select(({ fn }) => fn.countAll<number | string>().as("n"))
          .where("site_slug", "=", slug)
          .where("status", "in", liveStatuses),
      );
      return {
        leads: await count("leads", slug),
        pendingDeliveries: Number(waiting[0]?.n ?? 0),
        liveReservations: Number(live[0]?.n ?? 0),
        subscribers: await count("subscribers", slug),
        events: await count("events", slug),
      };
    },
    async suspend(slug, note) {
      const close = db
        .insertInto("suspended_sites")
        .values({ slug, since: now().toISOString(), note })
        .onConflict((conflict) => conflict.column("slug").doNothing());
      const [closed] = await engine.write([close, ...changed(slug)]);
      return closed?.rowsAffected === 1;
    },
    async resume(slug) {
      const open = db.deleteFrom("suspended_sites").where("slug", "=", slug);
      const [opened] = await engine.write([open, ...changed(slug)]);
      return opened?.rowsAffected === 1;
    },
    async remove(slug) {
      const alertMails = db.deleteFrom("outbox").where("site_slug", "=", slug).where("lead_id", "is", null);
      await engine.write([
        ...changed(slug),
        alertMails,
        ...ownTables.map((table) => db.deleteFrom(table).where("site_slug", "=", slug)),
        db.deleteFrom("people_rights").where("site_slug", "=", slug),
        db.deleteFrom("people").where("id", "not in", db.selectFrom("people_rights").select("person_id")),
        db.deleteFrom("good_sites").where("slug", "=", slug),
        db.deleteFrom("suspended_sites").where("slug", "=", slug),
        db.deleteFrom("applied_files").where("name", "=", `site:${slug}`),
        db.deleteFrom("site_hosts").where("slug", "=", slug),
        db.deleteFrom("sites").where("slug", "=", slug),
      ]);
    },
  };
}
