import type { OwnAct } from "#site/page-ports.ts";

type Choice = { value: string; label: string };

/** An enquiry in words, as its private page shows it. */
export type OwnEnquiryView = {
  /** The page itself, to which its buttons post. */
  path: string;
  title: string;
  sent: string;
  /** The last change, once: an answer to the press that brought the page here. */
  said: string | null;
  steps: readonly string[];
  car: { name: string; url: string; note: string | null } | null;
  booking: {
    /** 2026-03-11T10:30, by the clock of the place. */
    time: string;
    when: string;
    state: string;
    isOff: boolean;
    calendar: string | null;
    mayCallOff: boolean;
    move: {
      label: string;
      isOpen: boolean;
      days: (Choice & { url: string; isShown: boolean })[];
      times: Choice[];
    } | null;
  } | null;
  reservation: { facts: readonly Fact[]; url: string; label: string } | null;
  estimate: string | null;
  answers: readonly Fact[];
  history: readonly Fact[];
  alerts: { text: string; url: string } | null;
  place: { name: string; lines: readonly string[]; phone: string } | null;
  phone: string;
};
export type Fact = { label: string; value: string };

/** What was refused, and what had been typed. */
export type OwnRefused = { act: OwnAct["act"]; error: string; value: string };
