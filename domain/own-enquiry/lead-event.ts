/**
 * What happened to a lead after it was sent. The lead itself is never changed: these lines follow it, in their order.
 * Times of a booking are by the clock of its location: 2026-03-11T10:30.
 */
export type LeadEvent =
  | OwnEvent
  /** The customer cancelled what they had paid for. Their words are here because they are erased with the lead. */
  | { at: string; kind: "cancelled-reservation"; reason: string; result: "refund" | "ask" }
  /** Written by a later version, or damaged: it keeps its place, so that the lines after it keep their numbers. */
  | { at: string; kind: "unreadable" };

/** What a visitor does on the page of their enquiry. */
export type OwnEvent = { at: string } & (
  | { kind: "moved"; from: string; to: string }
  | { kind: "called-off"; time: string }
  | { kind: "asked"; text: string }
  | { kind: "new-link" }
);

/** A person changes their mind a few times; more is a script. */
export const mostLeadEvents = 40;
export const longestQuestion = 1000;
