import type { DeliveryDocument } from "#server/documents/delivery-document.ts";
import { statement } from "../engine.ts";
import { mailStatement, shortHash } from "./alert-statements.ts";
import type { SiteScope, StoreContext } from "./context.ts";

export type Subscriber = {
  id: string;
  address: string;
  address_key: string;
  last_digest_on: string | null;
  told_seq: number;
};
type Digest = { subscriber: Subscriber; day: string; upTo: number; document: DeliveryDocument; at: string };

/** Who is due for the digest of a day, and what was sent to them. */
export type SiteDigests = {
  /** Subscribers with active alerts and unsent news who had no digest on that day. */
  waiting: (day: string, lastSeq: number, after: string) => Promise<Subscriber[]>;
  /** Stores one digest and marks its news as sent. Rejects as refused if that day's digest exists already. */
  saveDigest: (digest: Digest) => Promise<void>;
  /** There was no news for them. */
  skip: (subscriber: Subscriber, upTo: number) => Promise<void>;
};

const PER_READ = 200;

export function createSiteDigests({ engine, db, deliveriesAdded }: StoreContext, { slug }: SiteScope): SiteDigests {
  return {
    waiting: (day, lastSeq, after) =>
      engine.read(
        db
          .selectFrom("subscribers")
          .selectAll()
          .where("site_slug", "=", slug)
          .where("id", ">", after)
          .where("told_seq", "<", lastSeq)
          .where((where) => where.or([where("last_digest_on", "is", null), where("last_digest_on", "<", day)]))
          .where((where) =>
            where.exists(
              where
                .selectFrom("alerts")
                .select("alerts.id")
                .whereRef("alerts.subscriber_id", "=", "subscribers.id")
                .where("alerts.state", "=", "active"),
            ),
          )
          .orderBy("id")
          .limit(PER_READ),
      ),
    async saveDigest({ subscriber, day, upTo, document, at }) {
      const markDay = db
        .updateTable("subscribers")
        .set({ last_digest_on: day, told_seq: upTo })
        .where("id", "=", subscriber.id)
        .where((where) => where.or([where("last_digest_on", "is", null), where("last_digest_on", "<", day)]));
      // Derived from subscriber and day: the same digest can never have two ids.
      const id = `digest-${shortHash(`${subscriber.id} ${day}`)}`;
      await engine.write([
        statement(markDay, { rows: 1, otherwise: "This day's digest has been made already." }),
        mailStatement(db, { id, site: slug, subscriberId: subscriber.id, channel: "alert-digest", document, at }),
      ]);
      for (const wake of deliveriesAdded) wake();
    },
    async skip(subscriber, upTo) {
      const change = db
        .updateTable("subscribers")
        .set({ told_seq: upTo })
        .where("id", "=", subscriber.id)
        .where("told_seq", "=", subscriber.told_seq);
      await engine.write([change]);
    },
  };
}
