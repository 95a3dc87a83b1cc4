import type { Quarantine } from "./lead.ts";

/** Nobody reads and fills a form in less. */
const TOO_FAST_MS = 1200;

type Send = {
  /** Something stands in the field that no person sees. */
  trapped: boolean;
  /** Since the form was opened; null where nobody counted. */
  filledMs: number | null;
  /** What became of the captcha; null where it had been asked before. */
  captcha: "passed" | "suspected" | "unchecked" | null;
};

/**
 * Why a lead is held back after a send. What was suspected of an earlier one stays, except haste: a first step that
 * came filled in is passed in a second, and the rest of the form shows whether somebody reads it.
 */
export function suspicion(send: Send, before: Quarantine | null): Quarantine | null {
  if (before !== null && before !== "filled too fast") return before;
  if (send.trapped) return "honeypot";
  if (send.captcha === "suspected") return "captcha in doubt";
  if (send.captcha === "unchecked") return "captcha not checked";
  if (send.filledMs === null) return before;
  return send.filledMs < TOO_FAST_MS ? "filled too fast" : null;
}
