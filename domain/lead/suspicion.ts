import type { Quarantine } from "./lead.ts";

/** Nobody reads and fills in a form faster. */
const TOO_FAST_MS = 1200;

type Send = {
  /** The invisible field is filled in. */
  trapped: boolean;
  /** Since the form was opened; null if unknown. */
  filledMs: number | null;
  /** The captcha's result; null if it was checked before. */
  captcha: "passed" | "suspected" | "unchecked" | null;
};

/**
 * Why a lead is held back after a send. An earlier suspicion stays, except haste: a prefilled first step takes a
 * second, and the rest of the form shows whether somebody reads it.
 */
export function suspicion(send: Send, before: Quarantine | null): Quarantine | null {
  if (before !== null && before !== "filled too fast") return before;
  if (send.trapped) return "honeypot";
  if (send.captcha === "suspected") return "captcha in doubt";
  if (send.captcha === "unchecked") return "captcha not checked";
  if (send.filledMs === null) return before;
  return send.filledMs < TOO_FAST_MS ? "filled too fast" : null;
}
