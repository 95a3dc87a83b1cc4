import type { Location } from "#domain/location/location.ts";

export interface SiteRating {
  rating: number;
  count: number;
}

/** One rating for all locations of a site, weighted by their reviews; null without reviews. */
export function siteRating(locations: readonly Pick<Location, "average_rating" | "review_count">[]): SiteRating | null {
  let stars = 0;
  let count = 0;
  for (const { average_rating, review_count } of locations) {
    if (average_rating === null || review_count === 0) continue;
    stars += average_rating * review_count;
    count += review_count;
  }
  return count === 0 ? null : { rating: Math.round((stars / count) * 10) / 10, count };
}
