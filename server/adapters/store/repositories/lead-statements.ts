import { randomUUID } from "node:crypto";
import type { Lead } from "#domain/lead/lead.ts";
import { statement, type Statement } from "../engine.ts";
import type { Reservation } from "#domain/reservation/reservation.ts";
import type { QueryBuilder } from "../query-builder.ts";
import { consentStatements, type SaidConsent } from "./consent-statements.ts";
import { bump } from "../versions.ts";
import { reservationRow } from "./reservation-statements.ts";

/** Decisions, "Leads": pending -> delivered, or -> failed. A quarantined lead's deliveries are held until released. */
export type Delivery = {
  channel: string;
  stage: "partial" | "complete";
  state: "pending" | "held";
  next_at: string;
  /** Where it goes, without any secret. */
  document: unknown;
};
export type KeptAnswer = { key: string; body_hash: string; status: number };
export type Seat = { location_id: string; starts_at: string; seat: number };

/** Everything that one acknowledged send leaves behind. It is kept whole or not at all. */
export type LeadWrite = {
  lead: Lead;
  deliveries: readonly Delivery[];
  answer: KeptAnswer | null;
  captchaUse: { id: string; expires_at: string } | null;
  seat: Seat | null;
  /** What the visitor has said about marketing mail with this send. */
  consent?: SaidConsent | null;
  /** The car that is taken with it. */
  hold?: Reservation | undefined;
};

/** First, so that of two sends with one key the later is known by it, whatever else stands in its way. */
export function answerStatements(db: QueryBuilder, { lead, answer, captchaUse, seat }: LeadWrite): Statement[] {
  return [
    ...(answer
      ? [
          db.insertInto("idempotency_keys").values({
            ...answer,
            site_slug: lead.site_slug,
            lead_id: lead.id,
            created_at: lead.updated_at,
          }),
        ]
      : []),
    ...(captchaUse ? [db.insertInto("captcha_uses").values(captchaUse)] : []),
    ...(seat ? [db.insertInto("test_drive_slots").values({ ...seat, lead_id: lead.id })] : []),
  ].map((query) => statement(query));
}

/** After the lead, which it refers to. A live one of the same car stops it. */
export function holdStatements(db: QueryBuilder, { hold }: LeadWrite): Statement[] {
  if (hold === undefined) return [];
  return [
    statement(db.insertInto("reservations").values(reservationRow(hold, 1))),
    ...bump(db, [`stock:${hold.dealership_id}`]),
  ];
}

export function deliveryStatements(db: QueryBuilder, { lead, deliveries }: LeadWrite): Statement[] {
  const rows = deliveries.map(({ document, ...delivery }) => ({
    ...delivery,
    id: randomUUID(),
    lead_id: lead.id,
    site_slug: lead.site_slug,
    attempts: 0,
    document: JSON.stringify(document),
    created_at: lead.updated_at,
    updated_at: lead.updated_at,
  }));
  return rows.length > 0 ? [statement(db.insertInto("outbox").values(rows))] : [];
}

export function saidStatements(db: QueryBuilder, { lead, consent }: LeadWrite): Statement[] {
  return consent ? consentStatements(db, lead.site_slug, consent) : [];
}

export function leadRow(lead: Lead, revision: number) {
  const { id, site_slug, dealership_slug, category, subcategory, status, quarantine, created_at, updated_at } = lead;
  const document = JSON.stringify(lead);
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
