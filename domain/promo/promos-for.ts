import { earliest, type Timed } from "#domain/time/timed.ts";
import { nextMidnight } from "../location/holiday-hours.ts";
import { localTime } from "../time/local-time.ts";
import { arrangePromos } from "./arrange-promos.ts";
import type { PromoNode, PromoPlace } from "./promo.ts";
import { nextPromoChange } from "./promo-window.ts";
import { shuffleSeed } from "./shuffle.ts";

export interface PromoSettings {
  id: string;
  time_zone: string;
  promos_shuffled: boolean;
}

/** A demo's dates are days from now, so that it never becomes stale. */
type Dated = PromoNode & { start_in_days?: number | undefined; expiry_in_days?: number | undefined };

/** 4.11: what a page shows in order, until another one starts, ends, or replaces one. */
export function promosFor<T extends Dated>(
  all: readonly T[],
  place: PromoPlace,
  { id, time_zone, promos_shuffled }: PromoSettings,
  now: number,
): Timed<T[]> {
  const dated = all.map((promo) => withDates(promo, now));
  const seed = promos_shuffled ? shuffleSeed(id, localTime(now, time_zone).date) : null;
  const promos = arrangePromos(dated, { place, now, timeZone: time_zone, seed });
  const turns = [
    nextPromoChange(dated, now, time_zone),
    seed !== null && promos.length > 1 ? nextMidnight({ time_zone }, now) : null,
  ];
  return { value: promos, until: earliest(turns) };
}

const dayMs = 86_400_000;

function withDates<T extends Dated>(promo: T, now: number): T {
  const from = (days: number) => new Date(now + days * dayMs).toISOString();
  return {
    ...promo,
    ...(promo.start_in_days === undefined ? {} : { start: from(promo.start_in_days) }),
    ...(promo.expiry_in_days === undefined ? {} : { expiry: from(promo.expiry_in_days) }),
  };
}
