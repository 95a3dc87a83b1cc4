import { alertEnd, type AlertState, mayAsk } from "#domain/alert/alert.ts";
import type { ConsentEvidence } from "#domain/lead/lead.ts";
import { alertDocument, type AlertDetails } from "#server/documents/alert-document.ts";
import { readable } from "#server/documents/document-error.ts";
import { addressKey } from "../address-key.ts";
import { mailStatement, newId, requestStatement, restoreAlerts } from "./alert-statements.ts";
import { consentStatements } from "./consent-statements.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { createSiteDigests, type SiteDigests, type Subscriber } from "./site-digests.ts";

export type StoredAlert = AlertDetails & {
  id: string;
  subscriber_id: string;
  request: string;
  state: AlertState;
  since_seq: number;
  created_at: string;
  expires_at: string;
};
export type AlertChange = Partial<Pick<StoredAlert, "state" | "wants" | "since_seq" | "expires_at">>;
type Request = { address: string; alerts: readonly AlertDetails[]; now: Date; today: string };

export type SiteAlerts = SiteDigests & {
  /** Stores a request and mails the person to confirm it. False if that address was mailed too often today. */
  ask: (request: Request) => Promise<boolean>;
  ofRequest: (request: string) => Promise<StoredAlert[]>;
  /** Active from now on, with the evidence of consent. */
  confirm: (request: string, evidence: ConsentEvidence, lastSeq: number) => Promise<void>;
  subscriber: (id: string) => Promise<Subscriber | null>;
  subscriberOf: (addressKey: string) => Promise<Subscriber | null>;
  ofSubscriber: (id: string) => Promise<StoredAlert[]>;
  change: (alert: StoredAlert, change: AlertChange) => Promise<void>;
  remove: (subscriberId: string, id: string) => Promise<void>;
  /** Reverts an unsubscribe: mail again, and the alerts that it stopped. */
  resume: (address: string, evidence: ConsentEvidence, lastSeq: number) => Promise<void>;
};

export function createSiteAlerts(context: StoreContext, site: SiteScope): SiteAlerts {
  const { slug } = site;
  const { engine, db, deliveriesAdded, unreadable } = context;
  const subscribers = () => db.selectFrom("subscribers").selectAll().where("site_slug", "=", slug);
  const alerts = () => db.selectFrom("alerts").selectAll().where("site_slug", "=", slug);
  const listed = async (query: ReturnType<typeof alerts>): Promise<StoredAlert[]> => {
    const rows = await engine.read(query.orderBy("created_at").orderBy("id"));
    return readable(
      rows,
      ({ document, site_slug: _site, fingerprint: _print, state, ...row }) => ({
        ...row,
        ...alertDocument.decode(document, row.id),
        state: state as AlertState,
      }),
      unreadable,
    );
  };
  const first = async (query: ReturnType<typeof subscribers>) => (await engine.read(query))[0] ?? null;

  return {
    ...createSiteDigests(context, site),
    async ask({ address, alerts: requested, now, today }) {
      const address_key = addressKey(slug, address);
      const known = await first(subscribers().where("address_key", "=", address_key));
      if (known && !mayAsk({ on: known.asked_on, times: known.asked }, today)) return false;
      const id = known?.id ?? newId();
      const count = known?.asked_on === today ? known.asked + 1 : 1;
      const at = now.toISOString();
      const request = newId();
      const person = known
        ? db.updateTable("subscribers").set({ asked_on: today, asked: count }).where("id", "=", id)
        : db.insertInto("subscribers").values({
            id,
            site_slug: slug,
            address_key,
            address,
            told_seq: 0,
            asked_on: today,
            asked: count,
            created_at: at,
          });
      const document = { to: [address], request };
      await engine.write([
        person,
        ...requested.map((details) => requestStatement(db, { site: slug, subscriberId: id, request, details, now })),
        mailStatement(db, { site: slug, subscriberId: id, channel: "alert-confirm", document, at }),
      ]);
      for (const wake of deliveriesAdded) wake();
      return true;
    },
    ofRequest: (request) => listed(alerts().where("request", "=", request)),
    async confirm(request, evidence, lastSeq) {
      const requested = await listed(alerts().where("request", "=", request));
      const person = await first(subscribers().where("id", "=", requested[0]?.subscriber_id ?? ""));
      if (!person || requested.every(({ state }) => state === "active")) return;
      const expires_at = new Date(alertEnd(Date.parse(evidence.at))).toISOString();
      await engine.write([
        db
          .updateTable("alerts")
          .set({ state: "active", since_seq: lastSeq, expires_at })
          .where("request", "=", request)
          .where("state", "!=", "active"),
        ...consentStatements(db, slug, { address: person.address, evidence, source: `alert:${request}` }),
      ]);
    },
    subscriber: (id) => first(subscribers().where("id", "=", id)),
    subscriberOf: (key) => first(subscribers().where("address_key", "=", key)),
    ofSubscriber: (id) => listed(alerts().where("subscriber_id", "=", id)),
    async change({ id, subscriber_id, subject, wants, page }, { wants: wanted, ...rest }) {
      const document = alertDocument.encode({ subject, wants: wanted ?? wants, page });
      const change = db.updateTable("alerts").set({ ...rest, document });
      await engine.write([change.where("id", "=", id).where("subscriber_id", "=", subscriber_id)]);
    },
    async remove(subscriberId, id) {
      await engine.write([db.deleteFrom("alerts").where("id", "=", id).where("subscriber_id", "=", subscriberId)]);
    },
    async resume(address, evidence, lastSeq) {
      await engine.write([
        ...consentStatements(db, slug, { address, evidence, source: "link" }),
        restoreAlerts(db, slug, addressKey(slug, address), lastSeq),
      ]);
    },
  };
}
