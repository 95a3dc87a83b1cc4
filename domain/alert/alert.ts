import type { SearchState } from "#domain/search/search-state.ts";

/** `stopped`: the person unsubscribed from everything; only they can resume it. */
export type AlertState = "pending" | "active" | "paused" | "stopped";

/** What an alert reports. */
export interface AlertWants {
  /** Cars that newly match a search. */
  matches: boolean;
  drops: boolean;
  /** A car that was gone can be bought again. */
  back: boolean;
}

export type AlertSubject = { kind: "search"; state: SearchState } | { kind: "car"; car_id: string; name: string };

/** The choices that each kind of alert offers, in the words of its form. */
export const alertChoices: Record<AlertSubject["kind"], { name: keyof AlertWants; label: string }[]> = {
  search: [
    { name: "matches", label: "New arrivals that match" },
    { name: "drops", label: "Price drops on matches" },
  ],
  car: [
    { name: "drops", label: "When the price drops" },
    { name: "back", label: "When it is back in stock" },
  ],
};

/** Stored as evidence: what a person agrees to by requesting an alert and confirming it. */
export const alertWording =
  "Email me about this, at most once a day. I can pause or stop these emails at any time from a link in each of them.";

const day = 86_400_000;
const lifeDays = 180;
const endingDays = 14;

/** An alert expires by itself unless it is renewed, because people stop looking for a car. */
export function alertEnd(from: number): number {
  return from + lifeDays * day;
}

export function isEnding(expiresAt: number, now: number): boolean {
  return expiresAt - now < endingDays * day;
}

/** How often one address may be asked per day to confirm an alert: a stranger can type it too. */
const mostRequestsPerDay = 5;

export function mayAsk(requests: { on: string | null; times: number }, today: string): boolean {
  return requests.on !== today || requests.times < mostRequestsPerDay;
}
