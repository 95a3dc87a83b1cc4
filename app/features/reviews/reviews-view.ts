import { formatOf } from "#domain/country/format.ts";
import { smallImage } from "#domain/image/image-widths.ts";
import type { Location } from "#domain/location/location.ts";
import { cutReview, shownReviews } from "#domain/review/shown-reviews.ts";
import { siteRating } from "#domain/review/site-rating.ts";
import { filledStars, showsStars } from "#domain/review/stars.ts";
import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";

export type ReviewView = {
  id: string;
  name: string;
  /** Null below the site's minimum. */
  stars: number | null;
  start: string;
  /** What 'View more' adds. */
  more: string;
  date: string;
  /** Address of the customer's picture. */
  picture: string | null;
};

export type RatingView = { filled: number | null; rating: number; count: number; url: string | null };

export type ReviewsView = {
  title: string;
  variant: PublicSettings["layout"]["review_card"];
  summary: RatingView | null;
  /** Whose rating the browser refreshes; null if none. */
  snap21: string | null;
  fourPlusPartial: boolean;
  reviews: ReviewView[];
};

export type ReviewSources = {
  settings: PublicSettings;
  reviews: SiteContent["reviews"];
  locations: readonly Location[];
  now: number;
  picture: (url: string) => { src: string } | null;
};

const dayMs = 86_400_000;

export function toReviews({ settings, reviews, locations, now, picture }: ReviewSources): ReviewsView | null {
  const shown = shownReviews(reviews, settings);
  if (settings.reviews === null || shown.length === 0) return null;
  const { four_plus_partial, snap21_org, title } = settings.reviews;
  const all = siteRating(locations.filter(({ visible }) => visible));
  return {
    title: title ?? "What our customers say",
    variant: settings.layout.review_card,
    summary: all && {
      ...all,
      filled: showsStars(all.rating, settings) ? filledStars(all.rating, four_plus_partial) : null,
      url: settings.gmb_profiles[0]?.review_url ?? null,
    },
    snap21: snap21_org,
    fourPlusPartial: four_plus_partial,
    reviews: shown.map((review) => ({
      id: review.id,
      name: review.customer_name,
      stars: showsStars(review.rating, settings) ? review.rating : null,
      ...cutReview(review.text),
      date: dateText(review, now, settings),
      picture: review.image ? smallImage(picture(review.image)) : null,
    })),
  };
}

/** In words; a fixed date is the same day everywhere, days back are counted at the site's location. */
function dateText({ review_date, days_ago }: SiteContent["reviews"][number], now: number, settings: PublicSettings) {
  if (review_date === undefined && days_ago === undefined) return "";
  const timestamp = review_date === undefined ? now - (days_ago ?? 0) * dayMs : Date.parse(review_date);
  return formatOf(settings).date(timestamp, "day", review_date === undefined ? settings.time_zone : "UTC");
}
