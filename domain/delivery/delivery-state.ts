import { lastTryAt, retryAt, type RetryRhythm } from "./backoff.ts";

/**
 * Spec 11.7.2: pending -> delivered, or -> failed after its last try. `held` waits for a person to release it,
 * `sending` is in the hands of a worker, and `superseded` was overtaken by a later step of the same lead.
 */
export const deliveryStates = ["pending", "sending", "held", "delivered", "failed", "superseded"] as const;
export type DeliveryStateName = (typeof deliveryStates)[number];

/** What one try came to. `refused` will not get better by itself; `gone` ends the channel. */
export type Outcome = {
  result: "delivered" | "retry" | "refused" | "gone";
  note: string;
  /** Nothing was sent: it says nothing about the receiver. */
  isOurs?: boolean;
};

export type Tried = {
  /** Tries so far, the one that just ended included. */
  attempts: number;
  /** When the first of them began. */
  triedSince: number;
  /** A test is tried once: whoever asked for it is waiting for the answer. */
  isTest: boolean;
  /** A later step of the lead has its own delivery. */
  isStale: boolean;
};

export type Settled = { state: DeliveryStateName; nextAt: number; note: string };

/** The state after a try: first match wins. `jitter` is a number from 0 up to 1. */
export function settle(tried: Tried, outcome: Outcome, now: number, jitter: number, rhythm?: RetryRhythm): Settled {
  const { result, note } = outcome;
  const ended = (state: DeliveryStateName): Settled => ({ state, nextAt: now, note });
  if (result === "delivered") return ended("delivered");
  if (result === "refused" || result === "gone") return ended("failed");
  if (tried.isStale) return ended("superseded");
  if (tried.isTest || now >= lastTryAt(tried.triedSince, rhythm)) return ended("failed");
  return { state: "pending", nextAt: retryAt(tried, now, jitter, rhythm), note };
}

type Step = { status: string; updated_at: string };

/** A partial delivery tells of the step it was made for; once the lead went on, the later delivery tells all of it. */
export function isStale(delivery: { stage: string; created_at: string }, lead: Step): boolean {
  return delivery.stage === "partial" && (lead.status === "Complete" || lead.updated_at !== delivery.created_at);
}

/** By hand: whatever is not under way can be sent again, what is held is thereby released. */
export function canResend(state: string): boolean {
  return state !== "sending" && state !== "superseded";
}
