import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import { sql, type SqlBool } from "kysely";
import { paymentDocument } from "#server/documents/reservation-document.ts";
import type { Stored } from "#server/documents/stored-document.ts";
import { readable } from "#server/documents/document-error.ts";
import type { StoreContext } from "./context.ts";
import { deliveryStatements, type LeadNotes } from "./lead-statements.ts";
import {
  keptPaymentStatement,
  type KnownReservation,
  moveStatements,
  readReservation,
} from "./reservation-statements.ts";

export type ReservationFilter = { site?: string | undefined; status?: string | undefined };

export type OperatorReservations = {
  /** The newest first. */
  list: (filter: ReservationFilter) => Promise<Reservation[]>;
  /** By token or by reference. */
  find: (name: string) => Promise<KnownReservation | null>;
  payments: (token: string) => Promise<Payment[]>;
  /** Pending refunds. */
  owed: () => Promise<Payment[]>;
  /** Holds that had expired at this time. */
  lapsed: (now: Date) => Promise<KnownReservation[]>;
  /** The hold of one car, if it had expired at this time. */
  lapsedOn: (carId: string, now: Date) => Promise<KnownReservation | null>;
  /** Paid ones whose customer has asked for the fee, and whose dealer has not answered; the oldest first. */
  asked: () => Promise<Reservation[]>;
  /** Changes its status and that of its kept payments, and queues the mails about it. */
  move: (
    before: KnownReservation,
    after: Reservation,
    payments?: readonly Payment[],
    notes?: readonly LeadNotes[],
  ) => Promise<void>;
  /** Payments to refund now, with the number of this try. Each goes to only one of two workers. */
  claimRefunds: (now: Date, leaseMs: number) => Promise<{ payment: Payment; attempt: number }[]>;
  /** The result of a claimed refund; retried at nextAt if it is still due. */
  settleRefund: (payment: Payment, nextAt: Date) => Promise<void>;
};

const MOST_AT_ONCE = 50;
/** Few reservations have a request: the others need not be read. The texts in a document have their quotes escaped. */
const hasRequest = sql<SqlBool>`document like ${'%"refund_request":{%'}`;

export function createOperatorReservations(context: StoreContext): OperatorReservations {
  const { engine, db, deliveriesAdded, unreadable } = context;
  const rows = () => db.selectFrom("reservations").select(["token", "document", "status", "revision"]);
  const over = (now: Date) => rows().where("status", "=", "pending").where("hold_until", "<=", now.toISOString());

  return {
    async list({ site, status }) {
      let query = rows().orderBy("created_at", "desc").orderBy("token");
      if (site !== undefined) query = query.where("site_slug", "=", site);
      if (status !== undefined) query = query.where("status", "=", status);
      return readable(await engine.read(query), (row) => readReservation(row).reservation, unreadable);
    },
    async find(name) {
      const query = rows().where((where) => where.or([where("token", "=", name), where("reference", "=", name)]));
      const [row] = await engine.read(query.limit(1));
      return row === undefined ? null : readReservation(row);
    },
    async payments(token) {
      const found = await engine.read(db.selectFrom("payments").select(["id", "document"]).where("token", "=", token));
      return readable(found, ({ id, document }) => paymentDocument.decode(document, id), unreadable);
    },
    async owed() {
      const found = await engine.read(
        db.selectFrom("payments").select(["id", "document"]).where("state", "=", "refund_due"),
      );
      return readable(found, ({ id, document }) => paymentDocument.decode(document, id), unreadable);
    },
    async asked() {
      const query = rows().where("status", "=", "paid").where(hasRequest).orderBy("created_at");
      const found = readable(await engine.read(query), (row) => readReservation(row).reservation, unreadable);
      return found.filter(({ refund_request }) => refund_request !== null && refund_request.kept === null);
    },
    async lapsed(now) {
      return readable(await engine.read(over(now).limit(MOST_AT_ONCE)), readReservation, unreadable);
    },
    async lapsedOn(carId, now) {
      const [row] = await engine.read(over(now).where("car_id", "=", carId).limit(1));
      return row === undefined ? null : readReservation(row);
    },
    async move(before, after, payments = [], notes = []) {
      await engine.write([
        ...moveStatements(db, before, after),
        ...payments.map((payment) => keptPaymentStatement(db, payment)),
        ...notes.flatMap((note) => deliveryStatements(db, note)),
      ]);
      for (const wake of deliveriesAdded) wake();
    },
    async claimRefunds(now, leaseMs) {
      const due = await engine.read(
        db
          .selectFrom("payments")
          .select("id")
          .where("state", "=", "refund_due")
          .where("next_at", "<=", now.toISOString())
          .limit(MOST_AT_ONCE),
      );
      if (due.length === 0) return [];
      const take = db
        .updateTable("payments")
        .set({ next_at: new Date(now.getTime() + leaseMs).toISOString() })
        .set((set) => ({ attempts: set("attempts", "+", 1) }))
        .where(
          "id",
          "in",
          due.map(({ id }) => id),
        )
        // Checked again while writing: of two workers that saw the same row, the second finds it taken.
        .where("state", "=", "refund_due")
        .where("next_at", "<=", now.toISOString())
        .returning(["id", "document", "attempts"]);
      const [result] = await engine.write([take]);
      return readable(
        result?.rows ?? [],
        ({ id, document, attempts }) => ({
          payment: paymentDocument.decode(String(document) as Stored<"payment">, String(id)),
          attempt: Number(attempts),
        }),
        unreadable,
      );
    },
    async settleRefund(payment, nextAt) {
      const change = db
        .updateTable("payments")
        .set({ state: payment.state, document: paymentDocument.encode(payment), next_at: nextAt.toISOString() })
        .where("id", "=", payment.id)
        .where("state", "=", "refund_due");
      await engine.write([change]);
    },
  };
}
