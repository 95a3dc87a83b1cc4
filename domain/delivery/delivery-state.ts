import { lastTryAt, retryAt, type RetryRhythm } from "./backoff.ts";

/**
 * Spec 11.7.2: pending -> delivered, or -> failed after its last try. `held` waits for a person to release it,
 * `sending` is claimed by a worker, and `superseded` was replaced by a later step of the same lead. `suppressed`: the
 * mailbox has had its share. `cancelled`: nothing is left to send, because of an erasure or an unsubscribe. Nobody has
 * to do anything about these three.
 */
export const deliveryStates = [
  "pending",
  "sending",
  "held",
  "delivered",
  "failed",
  "superseded",
  "suppressed",
  "cancelled",
] as const;
export type DeliveryStateName = (typeof deliveryStates)[number];

/** The result of one try. `refused` will not improve by itself; `gone` ends the channel. */
export type Outcome = {
  result: "delivered" | "retry" | "refused" | "gone" | "suppressed" | "cancelled";
  note: string;
  /** Nothing was sent: it says nothing about the receiver. */
  isOurs?: boolean;
  /** Delivered as a plain list, because the message could not be composed: a fault of ours. */
  isPlain?: boolean;
};

export type Tried = {
  /** Tries so far, including the last one. */
  attempts: number;
  /** When the first of them began. */
  triedSince: number;
  /** A test is tried once: somebody waits for the answer. */
  isTest: boolean;
  /** A later step of the lead has its own delivery. */
  isStale: boolean;
};

export type Settled = { state: DeliveryStateName; nextAt: number; note: string };

/** The state after a try: first match wins. `jitter` is a number from 0 up to 1. */
export function settle(tried: Tried, outcome: Outcome, now: number, jitter: number, rhythm?: RetryRhythm): Settled {
  const { result, note } = outcome;
  const ended = (state: DeliveryStateName): Settled => ({ state, nextAt: now, note });
  if (result === "delivered" || result === "suppressed" || result === "cancelled") return ended(result);
  if (result === "refused" || result === "gone") return ended("failed");
  if (tried.isStale) return ended("superseded");
  if (tried.isTest || now >= lastTryAt(tried.triedSince, rhythm)) return ended("failed");
  return { state: "pending", nextAt: retryAt(tried, now, jitter, rhythm), note };
}

type Step = { status: string; updated_at: string };

/** A partial delivery is about its own step; once the lead has moved on, the later delivery covers everything. */
export function isStale(delivery: { stage: string; created_at: string }, lead: Step): boolean {
  return delivery.stage === "partial" && (lead.status === "Complete" || lead.updated_at !== delivery.created_at);
}

/** The others can be sent again by hand; a held one is thereby released. */
export const notResent: readonly DeliveryStateName[] = ["sending", "superseded", "cancelled"];

export const canResend = (state: string): boolean => !notResent.some((one) => one === state);
