import type { Logger } from "pino";
import type { Lead } from "#domain/lead/lead.ts";
import { type Cancelling, whatCancelling } from "#domain/reservation/what-cancelling.ts";
import type { Payment, Reservation } from "#domain/reservation/reservation.ts";
import type { LeadLine } from "#server/adapters/store/repositories/lead-line-statements.ts";
import type { CancelPaidWrite } from "#server/adapters/store/repositories/site-reservations.ts";
import { StoreError } from "#server/adapters/store/store-error.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { CancelOutcome, CancelWish } from "#site/page-ports.ts";
import { customerReason } from "#domain/reservation/customer-reason.ts";
import { readWithPayments, type ReservationWithPayments } from "./read-with-payments.ts";
import { refundMailsToBoth } from "./refund-notes.ts";
import { requestMails } from "./request-notes.ts";
import type { ReservationDeps } from "./reservation-deps.ts";

const MOST_TRIES = 10;

type Clock = Pick<ReservationDeps, "clock">;

/**
 * The customer cancels what they have paid for. By the reservation's rule the fee is refunded, or the dealer is asked:
 * in one write with its mails and history, so that what this returns is kept under any kill. Repeated calls return the
 * same and write nothing. Null if there is no such reservation here.
 */
export async function cancelPaid(
  runtime: SiteRuntime,
  { clock }: Clock,
  wish: CancelWish & { token: string },
  log: Logger,
): Promise<CancelOutcome | null> {
  const { reservations } = runtime.store;
  for (let tries = 1; ; tries += 1) {
    const found = await readWithPayments(runtime, wish.token);
    if (found === null) return null;
    const { known } = found;
    const now = clock();
    const cancelling = cancellingOf(found, now);
    if (cancelling.kind !== "refund" && cancelling.kind !== "ask") return outcomeOf(known.reservation, cancelling);
    if (wish.agreed !== undefined && wish.agreed !== cancelling.kind) return { kind: "changed", cancelling };
    try {
      const write = await writeOf(runtime, found, { ...cancelling, said: wish.reason }, now.toISOString());
      await reservations.cancelPaid(write);
      log.info({ reference: write.after.reference, result: cancelling.kind }, "a customer cancelled");
      return outcomeOf(write.after, cancellingOf({ ...found, known: { ...known, reservation: write.after } }, now));
    } catch (error) {
      const isStale = error instanceof StoreError && (error.kind === "refused" || error.table === "lead_log");
      if (!isStale || tries === MOST_TRIES) throw error;
    }
  }
}

/** What happens if the customer cancels at this time. */
export function cancellingOf({ known, payments }: ReservationWithPayments, now: Date): Cancelling {
  const [first] = keptOf(payments);
  return whatCancelling(known.reservation, first?.created_at ?? null, now.getTime());
}

const keptOf = (payments: readonly Payment[]) => payments.filter(({ state }) => state === "kept");

/** The same for everybody who asks, in whatever tab and however often. */
function outcomeOf({ status, reference, fee, currency }: Reservation, cancelling: Cancelling): CancelOutcome {
  if (cancelling.kind === "asked" || cancelling.kind === "kept") return { ...cancelling, reference, fee, currency };
  if (status === "refunded") return { kind: "refunded", reference, fee, currency };
  return { kind: "not paid", status };
}

type Decided = { kind: "refund" | "ask"; said: string };

async function writeOf(
  runtime: SiteRuntime,
  found: ReservationWithPayments,
  decided: Decided,
  now: string,
): Promise<CancelPaidWrite> {
  const { reservation } = found.known;
  const { lead } = (await runtime.store.leads.get(reservation.lead_id)) ?? { lead: null };
  const line = lead && (await lineOf(runtime, lead, decided, now));
  if (decided.kind === "ask") {
    const after = { ...reservation, refund_request: { at: now, kept: null }, updated_at: now };
    const notes = lead && requestMails(runtime.site, lead, after);
    return { before: found.known, after, payments: [], line, notes };
  }
  const note = "The customer cancelled.";
  const after: Reservation = { ...reservation, status: "refunded", note, updated_at: now };
  const payments = keptOf(found.payments).map((payment): Payment => ({
    ...payment,
    state: "refund_due",
    reason: note,
    updated_at: now,
  }));
  const [payment] = payments;
  if (payment === undefined) throw new Error(`The payment of ${reservation.reference} cannot be read.`);
  const refund = { reservation: after, payment, why: "dealer", by: "customer" } as const;
  return { before: found.known, after, payments, line, notes: lead && refundMailsToBoth(runtime.site, lead, refund) };
}

async function lineOf({ store }: SiteRuntime, lead: Lead, { kind, said }: Decided, at: string): Promise<LeadLine> {
  const earlier = await store.leadLog.of(lead.id);
  const event = { kind: "cancelled-reservation", at, reason: customerReason(said), result: kind } as const;
  return { lead_id: lead.id, after: earlier.length, event };
}
