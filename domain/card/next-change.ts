import { earliest } from "#domain/time/timed.ts";
import { nextListingChange, type ListingSettings } from "#domain/search/listing.ts";
import type { Car } from "#domain/car/car.ts";
import { financeEndsAt, type FinanceSettings } from "#domain/finance/finance-display.ts";
import { holdEndsAt } from "#domain/car/hold.ts";
import { nextPromoChange } from "#domain/promo/promo-window.ts";
import type { PromoTag } from "#domain/promo/promo.ts";
import { tagEndsAt, type TagSettings } from "#domain/car/tag.ts";

type PromoSettings = { card: { promo_tags: readonly PromoTag[] }; time_zone: string };

/**
 * The next time at which a car's card changes by itself, or null: a promotion that may tag it begins or ends, its
 * new-arrival tag ends, it leaves the listing after its sold window, it becomes too old for its lender, or its hold
 * expires.
 */
export function nextChangeOf(
  car: Car,
  settings: TagSettings & PromoSettings & FinanceSettings & ListingSettings,
  now: number,
): number | null {
  return earliest([
    nextPromoChange(settings.card.promo_tags, now, settings.time_zone),
    tagEndsAt(car, settings, now),
    nextListingChange(car, settings, now),
    financeEndsAt(car, settings, now),
    holdEndsAt(car, now),
  ]);
}
