import { blankDelivery } from "#server/documents/delivery-document.ts";
import { statement } from "../engine.ts";
import type { StoreContext } from "./context.ts";
import { type Ageing, erasureRow, raced, type RemoveFiles, total } from "./erasure-statements.ts";

/** Erases personal data of alerts as it ages. Each portion is complete, with its entry in the log. */
export type AlertErasures = {
  countUnconfirmed: (site: string, before: string) => Promise<number>;
  /** Alerts that nobody confirmed, and addresses that were given only for them. */
  eraseUnconfirmed: (ageing: Ageing) => Promise<number>;
  countEnded: (site: string, before: string) => Promise<number>;
  /** Expired alerts. */
  eraseEnded: (ageing: Ageing) => Promise<number>;
  countMails: (site: string, before: string) => Promise<number>;
  /** Receivers and contents of alert mails. */
  eraseMails: (ageing: Ageing, removeFiles: RemoveFiles) => Promise<number>;
};

const PER_WRITE = 500;

export function createAlertErasures({ engine, db }: StoreContext): AlertErasures {
  const unconfirmed = (site: string, before: string) =>
    db
      .selectFrom("alerts")
      .where("site_slug", "=", site)
      .where("state", "=", "pending")
      .where("created_at", "<", before);
  const ended = (site: string, before: string) =>
    db.selectFrom("alerts").where("site_slug", "=", site).where("expires_at", "<", before);
  const mails = (site: string, before: string) =>
    db
      .selectFrom("outbox")
      .where("site_slug", "=", site)
      .where("subscriber_id", "is not", null)
      .where("document", "!=", blankDelivery)
      .where("state", "in", ["delivered", "failed", "suppressed", "cancelled"])
      .where("created_at", "<", before);

  const removeAlerts = async (rows: readonly { id: string }[], ageing: Ageing, what: string): Promise<number> => {
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const alone = db
      .deleteFrom("subscribers")
      .where("site_slug", "=", ageing.site)
      .where((where) =>
        where.not(
          where.exists(
            where.selectFrom("alerts").select("alerts.id").whereRef("alerts.subscriber_id", "=", "subscribers.id"),
          ),
        ),
      );
    await engine.write([
      statement(db.deleteFrom("alerts").where("id", "in", ids), { rows: ids.length, otherwise: raced }),
      alone,
      erasureRow(db, ageing.site, what, ids, ageing),
    ]);
    return ids.length;
  };

  return {
    async countUnconfirmed(site, before) {
      return total(await engine.read(unconfirmed(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseUnconfirmed(ageing) {
      const rows = await engine.read(unconfirmed(ageing.site, ageing.before).select("id").limit(PER_WRITE));
      return removeAlerts(rows, ageing, "alerts that nobody confirmed");
    },
    async countEnded(site, before) {
      return total(await engine.read(ended(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseEnded(ageing) {
      const rows = await engine.read(ended(ageing.site, ageing.before).select("id").limit(PER_WRITE));
      return removeAlerts(rows, ageing, "alerts that have ended");
    },
    async countMails(site, before) {
      return total(await engine.read(mails(site, before).select(({ fn }) => fn.countAll<number>().as("rows"))));
    },
    async eraseMails(ageing, removeFiles) {
      const rows = await engine.read(mails(ageing.site, ageing.before).select("id").limit(PER_WRITE));
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await removeFiles({ files: [], deliveries: ids });
      const blank = db
        .updateTable("outbox")
        .set({ document: blankDelivery, note: null })
        .where("id", "in", ids)
        .where("document", "!=", blankDelivery);
      await engine.write([
        statement(blank, { rows: ids.length, otherwise: raced }),
        erasureRow(db, ageing.site, "mails of alerts", ids, ageing),
      ]);
      return ids.length;
    },
  };
}
