import type { Payment, Reservation, ReservationStatus } from "#domain/reservation/reservation.ts";
import { paymentDocument, reservationDocument } from "#server/documents/reservation-document.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { statement, type Write } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import { bump } from "../versions.ts";

export type KnownReservation = { reservation: Reservation; revision: number };

type ReservationColumns = { token: string; document: Stored<"reservation">; status: string; revision: number };

export function readReservation({ token, document, status, revision }: ReservationColumns): KnownReservation {
  const stored = reservationDocument.decode(document, token);
  return { reservation: { ...stored, status: status as ReservationStatus }, revision };
}

export function reservationRow(reservation: Reservation, revision: number) {
  const { token, reference, site_slug, dealership_id, car_id, lead_id } = reservation;
  const { holder, status, hold_until, created_at } = reservation;
  const document = reservationDocument.encode(reservation);
  return {
    token,
    reference,
    site_slug,
    dealership_id,
    car_id,
    lead_id,
    holder,
    status,
    revision,
    hold_until,
    document,
    created_at,
  };
}

/** Changes a reservation, unless it was changed since it was read; raises the version of its car's pages. */
export function moveStatements(db: QueryBuilder, before: KnownReservation, after: Reservation): Write[] {
  const { token, dealership_id, status } = before.reservation;
  const { token: _token, created_at: _created, ...changes } = reservationRow(after, before.revision + 1);
  const change = db
    .updateTable("reservations")
    .set(changes)
    .where("token", "=", token)
    .where("revision", "=", before.revision);
  const moved = statement(change, { rows: 1, otherwise: "The reservation was changed in between." });
  return status === after.status ? [moved] : [moved, ...bump(db, [`holds:${dealership_id}`])];
}

/** First in its batch: a payment that is already known rejects everything else. */
export function paymentStatement(db: QueryBuilder, payment: Payment): Write {
  const { id, token, state, created_at } = payment;
  const document = paymentDocument.encode(payment);
  return db.insertInto("payments").values({ id, token, state, attempts: 0, next_at: created_at, document });
}

/** Changes a payment that was kept until now; another change in between rejects the batch. */
export function keptPaymentStatement(db: QueryBuilder, payment: Payment): Write {
  const document = paymentDocument.encode(payment);
  const change = db
    .updateTable("payments")
    .set({ state: payment.state, document, next_at: payment.updated_at })
    .where("id", "=", payment.id)
    .where("state", "=", "kept");
  return statement(change, { rows: 1, otherwise: "The payment was changed in between." });
}
