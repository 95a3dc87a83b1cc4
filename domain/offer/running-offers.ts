import { dateAfter, localTime, timestampOf } from "#domain/time/local-time.ts";

/** Chapter 3, offer: the fields that decide whether it is still valid. An offer ends with its last day. */
export interface OfferTerm {
  expires?: string | undefined;
  /** Days from today, for a demo that never becomes stale. */
  expires_in_days?: number | undefined;
}

export type Running<O> = O & { ends: string | null };

/** Offers that have not expired on this day, the first to end first. */
export function runningOffers<O extends OfferTerm>(offers: readonly O[], today: string): Running<O>[] {
  return offers
    .map((offer) => ({ ...offer, ends: endOf(offer, today) }))
    .filter(({ ends }) => ends === null || ends >= today)
    .toSorted((a, b) => (a.ends ?? "9999").localeCompare(b.ends ?? "9999"));
}

/** When the list of active offers changes by itself: at the midnight after the first one's last day. */
export function nextOfferChange(offers: readonly OfferTerm[], now: number, timeZone: string): number | null {
  const today = localTime(now, timeZone).date;
  // Counted from today, the shown date changes every day.
  if (offers.some(({ expires_in_days }) => expires_in_days !== undefined)) return midnightAfter(today, timeZone);
  const [first] = runningOffers(offers, today);
  return first?.ends ? midnightAfter(first.ends, timeZone) : null;
}

const midnightAfter = (date: string, timeZone: string): number => timestampOf(dateAfter(date, 1), 0, timeZone);

function endOf({ expires, expires_in_days }: OfferTerm, today: string): string | null {
  return expires ?? (expires_in_days === undefined ? null : dateAfter(today, expires_in_days));
}
