import { isOver, type Reservation } from "./reservation.ts";

const hourMs = 60 * 60 * 1000;

/** What happens if the customer cancels now. */
export type Cancelling =
  /** Nothing is paid: the hold ends. */
  | { kind: "free" }
  /** The fee goes back; `until` is when that ends, null if never. */
  | { kind: "refund"; until: string | null }
  /** The dealer is asked; `until` is when a refund without asking ended, null if there was none. */
  | { kind: "ask"; until: string | null }
  | { kind: "asked"; at: string }
  | { kind: "kept"; at: string; why: string }
  /** There is nothing left to cancel. */
  | { kind: "over" };

type Cancelled = Pick<Reservation, "status" | "hold_until" | "refund_rule" | "refund_request">;

/** 13.5.1. `paidAt`: when the fee was recorded as paid; null if nobody knows, and then the dealer decides. */
export function whatCancelling(reservation: Cancelled, paidAt: string | null, now: number): Cancelling {
  const { status, refund_rule: rule, refund_request: request } = reservation;
  if (status === "pending") return isOver(reservation, now) ? { kind: "over" } : { kind: "free" };
  if (status !== "paid") return { kind: "over" };
  if (request) return request.kept ? { kind: "kept", ...request.kept } : { kind: "asked", at: request.at };
  if (rule === "always") return { kind: "refund", until: null };
  const until = rule === "ask" || paidAt === null ? null : endOf(paidAt, rule.within_hours);
  return { kind: until !== null && now <= Date.parse(until) ? "refund" : "ask", until };
}

const endOf = (paidAt: string, hours: number): string => new Date(Date.parse(paidAt) + hours * hourMs).toISOString();
