import type { Location } from "#domain/location/location.ts";
import { cutReview, shownReviews } from "#domain/review/shown-reviews.ts";
import { siteRating } from "#domain/review/site-rating.ts";
import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";

export type ReviewView = { id: string; name: string; stars: number; start: string; more: string; date: string };
export type ReviewsView = { title: string; note: string; reviews: ReviewView[] };

const dayMs = 86_400_000;
const shownOnHome = 3;

export function toReviews(
  settings: PublicSettings,
  reviews: SiteContent["reviews"],
  locations: readonly Location[],
  now: number,
): ReviewsView | null {
  const shown = shownReviews(reviews, settings).slice(0, shownOnHome);
  if (shown.length === 0) return null;
  const all = siteRating(locations);
  const counted = all ? `${all.rating} from ${all.count.toLocaleString("en-AU")} reviews` : "What our customers say";
  return {
    title: settings.reviews?.title ?? counted,
    note: settings.reviews?.title && all ? counted : "",
    reviews: shown.map((review) => ({
      id: review.id,
      name: review.customer_name,
      stars: review.rating,
      ...cutReview(review.text),
      date: dateText(dateOf(review, now), settings),
    })),
  };
}

function dateOf({ review_date, days_ago }: SiteContent["reviews"][number], now: number): number | null {
  if (review_date) return Date.parse(review_date);
  return days_ago === undefined ? null : now - days_ago * dayMs;
}

function dateText(moment: number | null, { locale, time_zone }: PublicSettings): string {
  if (moment === null) return "";
  return new Date(moment).toLocaleDateString(locale, {
    timeZone: time_zone,
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
