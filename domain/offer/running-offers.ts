import type { Timed } from "#domain/time/timed.ts";
import { dateAfter, localTime, timestampOf } from "#domain/time/local-time.ts";

/** Chapter 3, offer: the fields that decide whether it is still valid. An offer ends with its last day. */
export interface OfferTerm {
  expires?: string | undefined;
  /** Days from today, for a demo that never becomes stale. */
  expires_in_days?: number | undefined;
}

export type Running<O> = O & { ends: string | null };

/** Offers that have not expired, the first to end first; until the midnight after its last day. */
export function runningOffers<O extends OfferTerm>(
  offers: readonly O[],
  now: number,
  timeZone: string,
): Timed<Running<O>[]> {
  const { date } = localTime(now, timeZone);
  const running = offers
    .map((offer) => ({ ...offer, ends: endOf(offer, date) }))
    .filter(({ ends }) => ends === null || ends >= date)
    .toSorted((a, b) => (a.ends ?? "9999").localeCompare(b.ends ?? "9999"));
  // Counted from today, the shown date changes every day.
  const isCounted = offers.some(({ expires_in_days }) => expires_in_days !== undefined);
  const change = isCounted ? date : (running[0]?.ends ?? null);
  return { value: running, until: change === null ? null : midnightAfter(change, timeZone) };
}

const midnightAfter = (date: string, timeZone: string): number => timestampOf(dateAfter(date, 1), 0, timeZone);

function endOf({ expires, expires_in_days }: OfferTerm, today: string): string | null {
  return expires ?? (expires_in_days === undefined ? null : dateAfter(today, expires_in_days));
}
