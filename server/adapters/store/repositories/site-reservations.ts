import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import { paymentDocument } from "#server/documents/reservation-document.ts";
import { readable } from "#server/documents/document-error.ts";
import { statement } from "../engine.ts";
import type { QueryBuilder } from "../query-builder.ts";
import type { SiteScope, StoreContext } from "./context.ts";
import { type LeadLine, leadLineStatements } from "./lead-line-statements.ts";
import {
  deliveryStatements,
  type LeadNotes,
  leadRow,
  type LeadWrite,
  replaceDeliveryStatements,
} from "./lead-statements.ts";
import {
  keptPaymentStatement,
  type KnownReservation,
  moveStatements,
  paymentStatement,
  readReservation,
} from "./reservation-statements.ts";

export type SiteReservations = {
  get: (token: string) => Promise<KnownReservation | null>;
  /** The reservation that was made with this lead. */
  ofLead: (leadId: string) => Promise<KnownReservation | null>;
  /** The hold of a car that was taken on this site. */
  pendingOn: (carId: string) => Promise<KnownReservation | null>;
  payments: (token: string) => Promise<Payment[]>;
  /** How many holds a person has taken since then, whatever their outcome. */
  holdsOf: (holder: string, since: Date) => Promise<number>;
  /** Changes it; rejects as refused if it was changed since it was read. */
  move: (before: KnownReservation, after: Reservation) => Promise<void>;
  /** Stores the payment and its consequences. A known payment is a duplicate of "payments". */
  settle: (write: SettlementWrite) => Promise<void>;
  /**
   * The customer cancels what is paid: all of it is stored, or none. Rejects as refused if any part was changed,
   * and as a duplicate of "lead_log" if something else happened to the lead in between.
   */
  cancelPaid: (write: CancelPaidWrite) => Promise<void>;
  /** The refund did not arrive: it is due again. False if no such payment is known. */
  refundFailed: (paymentId: string, failure: string, now: Date) => Promise<boolean>;
};

export type SettlementWrite = {
  before: KnownReservation;
  after: Reservation;
  payment: Payment;
  /** The completed lead, at the revision it was read. */
  lead: { write: LeadWrite; revision: number } | null;
  /** Mails about the refund. */
  notes?: LeadNotes | null;
};

export type CancelPaidWrite = {
  before: KnownReservation;
  after: Reservation;
  /** Kept payments that go back. */
  payments: readonly Payment[];
  /** What the customer said; null if the lead was erased. */
  line: LeadLine | null;
  notes: LeadNotes | null;
};

/** A bank that has just refused would refuse again at once. */
const AFTER_FAILURE_MS = 60 * 60 * 1000;

export function createSiteReservations(context: StoreContext, { slug }: SiteScope): SiteReservations {
  const { engine, db, deliveriesAdded, unreadable } = context;
  const rows = () =>
    db
      .selectFrom("reservations")
      .select(["token", "document", "status", "revision"])
      .where("site_slug", "=", slug)
      .limit(1);
  const first = async (query: ReturnType<typeof rows>) => {
    const [row] = await engine.read(query);
    return row === undefined ? null : readReservation(row);
  };

  return {
    get: (token) => first(rows().where("token", "=", token)),
    ofLead: (leadId) => first(rows().where("lead_id", "=", leadId)),
    pendingOn: (carId) => first(rows().where("car_id", "=", carId).where("status", "=", "pending")),
    async payments(token) {
      const found = await engine.read(
        db
          .selectFrom("payments")
          .innerJoin("reservations", "reservations.token", "payments.token")
          .select(["payments.id as id", "payments.document as document"])
          .where("reservations.site_slug", "=", slug)
          .where("payments.token", "=", token),
      );
      return readable(found, ({ id, document }) => paymentDocument.decode(document, id), unreadable);
    },
    async holdsOf(holder, since) {
      const found = await engine.read(
        db
          .selectFrom("reservations")
          .select("status")
          .where("site_slug", "=", slug)
          .where("holder", "=", holder)
          .where("created_at", ">=", since.toISOString()),
      );
      return found.length;
    },
    async move(before, after) {
      await engine.write(moveStatements(db, before, after));
    },
    async settle({ before, after, payment, lead, notes = null }) {
      await engine.write([
        paymentStatement(db, payment),
        ...moveStatements(db, before, after),
        ...(lead === null ? [] : completeLead(db, slug, lead)),
        ...(notes === null ? [] : deliveryStatements(db, notes)),
      ]);
      for (const wake of deliveriesAdded) wake();
    },
    async cancelPaid({ before, after, payments, line, notes }) {
      await engine.write([
        ...moveStatements(db, before, after),
        ...payments.map((payment) => keptPaymentStatement(db, payment)),
        ...(line === null ? [] : leadLineStatements(db, slug, line)),
        ...(notes === null ? [] : deliveryStatements(db, notes)),
      ]);
      for (const wake of deliveriesAdded) wake();
    },
    async refundFailed(paymentId, failure, now) {
      const [row] = await engine.read(
        db
          .selectFrom("payments")
          .innerJoin("reservations", "reservations.token", "payments.token")
          .select(["payments.document as document", "payments.state as state"])
          .where("reservations.site_slug", "=", slug)
          .where("payments.id", "=", paymentId),
      );
      if (row === undefined) return false;
      const due: Payment = {
        ...paymentDocument.decode(row.document, paymentId),
        state: "refund_due",
        failure,
        updated_at: now.toISOString(),
      };
      const next_at = new Date(now.getTime() + AFTER_FAILURE_MS).toISOString();
      const change = db
        .updateTable("payments")
        .set({ state: due.state, document: paymentDocument.encode(due), next_at })
        .where("id", "=", paymentId)
        // Reported twice, it is retried once, not twice.
        .where("state", "=", "refunded");
      await engine.write([change]);
      return true;
    },
  };
}

function completeLead(db: QueryBuilder, slug: string, { write, revision }: { write: LeadWrite; revision: number }) {
  const { id: _id, site_slug: _slug, created_at: _created, ...changes } = leadRow(write.lead, revision + 1);
  const change = db
    .updateTable("leads")
    .set(changes)
    .where("id", "=", write.lead.id)
    .where("site_slug", "=", slug)
    .where("revision", "=", revision);
  return [
    statement(change, { rows: 1, otherwise: "The lead was changed in between." }),
    ...replaceDeliveryStatements(db, write),
  ];
}
