import { createHash, randomBytes, randomUUID } from "node:crypto";
import { alertEnd } from "#domain/alert/alert.ts";
import { alertDocument, type AlertDetails } from "#server/documents/alert-document.ts";
import { blankDelivery, type DeliveryDocument, deliveryDocument } from "#server/documents/delivery-document.ts";
import type { ChannelName } from "../channel-name.ts";
import type { Write } from "../engine.ts";
import { unsent } from "./erasure-statements.ts";
import type { QueryBuilder } from "../query-builder.ts";

type Mail = {
  id?: string;
  site: string;
  subscriberId: string;
  channel: ChannelName;
  document: DeliveryDocument;
  at: string;
};

export const newId = (): string => randomBytes(16).toString("hex");
export const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

type Requested = { site: string; subscriberId: string; request: string; details: AlertDetails; now: Date };

/** An alert that its subscriber has not confirmed yet. */
export function requestStatement(db: QueryBuilder, { site, subscriberId, request, details, now }: Requested): Write {
  const document = alertDocument.encode(details);
  return (
    db
      .insertInto("alerts")
      .values({
        id: newId(),
        subscriber_id: subscriberId,
        site_slug: site,
        request,
        fingerprint: shortHash(JSON.stringify(details.subject)),
        document,
        state: "pending",
        since_seq: 0,
        created_at: now.toISOString(),
        expires_at: new Date(alertEnd(now.getTime())).toISOString(),
      })
      // Active alerts continue until the new request is confirmed.
      .onConflict((conflict) => conflict.columns(["subscriber_id", "fingerprint"]).doUpdateSet({ request, document }))
  );
}

/** A mail of an alert, due at once, through the common outbox. */
export function mailStatement(db: QueryBuilder, mail: Mail): Write {
  const { id = randomUUID(), site, subscriberId, channel, document, at } = mail;
  return db.insertInto("outbox").values({
    id,
    lead_id: null,
    subscriber_id: subscriberId,
    site_slug: site,
    channel,
    stage: "complete",
    state: "pending",
    attempts: 0,
    next_at: at,
    document: deliveryDocument.encode(document),
    created_at: at,
    updated_at: at,
  });
}

export const ofAddress = (db: QueryBuilder, site: string, key: string) =>
  db.selectFrom("subscribers").select("id").where("site_slug", "=", site).where("address_key", "=", key);

/** Unsubscribing from marketing mail stops the alerts too; waiting mails are cancelled. */
export function stopAlerts(db: QueryBuilder, site: string, key: string): Write[] {
  const theirs = ofAddress(db, site, key);
  return [
    db
      .updateTable("alerts")
      .set({ state: "stopped" })
      .where("subscriber_id", "in", theirs)
      .where("state", "in", ["active", "paused"]),
    db
      .updateTable("outbox")
      .set({ state: "cancelled", note: "They have unsubscribed." })
      .where("subscriber_id", "in", theirs)
      .where("channel", "=", "alert-digest")
      .where("state", "=", "pending"),
  ];
}

/** The person resubscribed in time: stopped alerts continue from now. */
export function restoreAlerts(db: QueryBuilder, site: string, key: string, since_seq: number): Write {
  return db
    .updateTable("alerts")
    .set({ state: "active", since_seq })
    .where("subscriber_id", "in", ofAddress(db, site, key))
    .where("state", "=", "stopped");
}

/** All alert data about a person. */
export function forgetSubscriber(db: QueryBuilder, site: string, key: string, at: string): Write[] {
  const theirs = ofAddress(db, site, key);
  const mails = () => db.updateTable("outbox").where("subscriber_id", "in", theirs);
  return [
    mails().set({ state: "cancelled", lease: null, updated_at: at }).where("state", "in", unsent),
    mails().set({ document: blankDelivery, note: null }),
    db.deleteFrom("alerts").where("subscriber_id", "in", theirs),
    db.deleteFrom("subscribers").where("site_slug", "=", site).where("address_key", "=", key),
  ];
}
