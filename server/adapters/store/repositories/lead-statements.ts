import { randomUUID } from "node:crypto";
import type { Lead } from "#domain/lead/lead.ts";
import { type DeliveryDocument, deliveryDocument } from "#server/documents/delivery-document.ts";
import { leadDocument } from "#server/documents/lead-document.ts";
import type { ChannelName } from "../channel-name.ts";
import { statement, type Write } from "../engine.ts";
import type { Reservation } from "#domain/reservation/reservation.ts";
import { insertStatement } from "../prepared-statement.ts";
import type { QueryBuilder } from "../query-builder.ts";
import type { EnquiryDaysTable } from "../tables.ts";
import { consentStatements, type SaidConsent } from "./consent-statements.ts";
import { bump } from "../versions.ts";
import { reservationRow } from "./reservation-statements.ts";

/** Spec 11.7.2: pending -> delivered, or -> failed. A quarantined lead's deliveries are held until released. */
export type Delivery = {
  channel: ChannelName;
  stage: "partial" | "complete";
  state: "pending" | "held";
  next_at: string;
  /** The receiver, without any secret. */
  document: DeliveryDocument;
};
/** Deliveries about a lead that is already stored. */
export type LeadNotes = { lead: Pick<Lead, "id" | "site_slug" | "updated_at">; deliveries: readonly Delivery[] };
export type StoredAnswer = { key: string; body_hash: string; status: number };
export type Seat = { location_id: string; starts_at: string; seat: number };

/** What is counted of an enquiry. Empty texts where it is for no place, or about no car. */
export type EnquiryDay = Omit<EnquiryDaysTable, "id" | "site_slug">;

/** Everything that one acknowledged send writes. It is stored completely or not at all. */
export type LeadWrite = {
  lead: Lead;
  deliveries: readonly Delivery[];
  answer: StoredAnswer | null;
  captchaUse: { id: string; expires_at: string } | null;
  seat: Seat | null;
  /** What the visitor said about marketing mail with this send. */
  consent?: SaidConsent | null;
  /** The hold that is taken with it. */
  hold?: Reservation | undefined;
  /** Counts it as an enquiry, where this send completes it. */
  enquiry?: EnquiryDay | null;
  /** Holds that one address may take per hour; 0: no limit. */
  holdsPerHour?: number | undefined;
};

/** First, so that of two sends with the same key the later is recognised, whatever else fails. */
export function answerStatements(db: QueryBuilder, { lead, answer, captchaUse, seat }: LeadWrite): Write[] {
  const { id: lead_id, site_slug, updated_at: created_at } = lead;
  return [
    ...(answer ? [insertStatement(db, "idempotency_keys", { ...answer, site_slug, lead_id, created_at })] : []),
    ...(captchaUse ? [insertStatement(db, "captcha_uses", captchaUse)] : []),
    ...(seat ? [insertStatement(db, "test_drive_slots", { ...seat, lead_id })] : []),
  ];
}

/** After the lead, which it refers to. A live reservation of the same car rejects it. */
export function holdStatements(db: QueryBuilder, { hold, holdsPerHour = 0 }: LeadWrite): Write[] {
  if (hold === undefined) return [];
  return [
    ...(holdsPerHour > 0 ? countStatements(db, hold, holdsPerHour) : []),
    db.insertInto("reservations").values(reservationRow(hold, 1)),
    ...bump(db, [`holds:${hold.dealership_id}`]),
  ];
}

const hourMs = 60 * 60 * 1000;

/** Counts a hold of this address in this hour: concurrent requests wait for each other at this row. */
function countStatements(db: QueryBuilder, { holder, created_at }: Reservation, perHour: number): Write[] {
  const hour = Math.floor(Date.parse(created_at) / hourMs);
  const count = db
    .insertInto("hold_counts")
    .values({ holder, hour, holds: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["holder", "hour"])
        .doUpdateSet((row) => ({ holds: row("hold_counts.holds", "+", 1) }))
        .where("hold_counts.holds", "<", perHour),
    );
  return [
    statement(count, { rows: 1, otherwise: "There were too many holds from one address." }),
    db.deleteFrom("hold_counts").where("hour", "<", hour - 1),
  ];
}

export function deliveryStatements(db: QueryBuilder, { lead, deliveries }: LeadNotes): Write[] {
  return deliveries.map(({ document, ...delivery }) =>
    insertStatement(db, "outbox", {
      ...delivery,
      id: randomUUID(),
      lead_id: lead.id,
      site_slug: lead.site_slug,
      attempts: 0,
      document: deliveryDocument.encode(document),
      created_at: lead.updated_at,
      updated_at: lead.updated_at,
    }),
  );
}

export function saidStatements(db: QueryBuilder, { lead, consent }: LeadWrite): Write[] {
  return consent ? consentStatements(db, lead.site_slug, consent) : [];
}

/** The row has an id of its own, so that nothing leads from it to the lead and its sender. */
export function enquiryStatements(db: QueryBuilder, { lead, enquiry }: LeadWrite): Write[] {
  if (!enquiry) return [];
  return [insertStatement(db, "enquiry_days", { ...enquiry, id: randomUUID(), site_slug: lead.site_slug })];
}

export function leadRow(lead: Lead, revision: number) {
  const { id, site_slug, dealership_slug, category, subcategory, status, quarantine, created_at, updated_at } = lead;
  const document = leadDocument.encode(lead);
  return {
    id,
    site_slug,
    dealership_slug,
    category,
    subcategory,
    status,
    quarantine,
    revision,
    document,
    created_at,
    updated_at,
  };
}

/** After a change: waiting deliveries of the previous state are replaced by those of the current state. */
export function replaceDeliveryStatements(db: QueryBuilder, write: LeadWrite): Write[] {
  const waiting = db
    .deleteFrom("outbox")
    .where("lead_id", "=", write.lead.id)
    .where("stage", "=", "partial")
    .where("state", "in", ["pending", "held"]);
  return [waiting, ...deliveryStatements(db, write), ...saidStatements(db, write), ...enquiryStatements(db, write)];
}
