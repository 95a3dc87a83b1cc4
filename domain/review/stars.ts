export interface StarSettings {
  reviews: { minimum_rating: number; always_show_stars: boolean; four_plus_partial: boolean } | null;
}

/** Chapter 5: stars show only from the site's minimum rating up, unless forced. */
export function showsStars(rating: number | null, { reviews }: StarSettings): rating is number {
  if (rating === null || reviews === null) return false;
  return reviews.always_show_stars || rating >= reviews.minimum_rating;
}

/**
 * How many of five stars are filled. Point 5: a partial star shows when the fraction exceeds 0.3 of a star; point 9:
 * one variant fills at most four and a partial one.
 */
export function filledStars(rating: number, fourPlusPartial = false): number {
  const within = Math.min(5, Math.max(0, rating));
  const whole = Math.min(fourPlusPartial ? 4 : 5, Math.floor(within));
  // Ratings have one decimal; without rounding 4.3 would be 0.29999….
  const part = Math.round((within - whole) * 100) / 100;
  return part > 0.3 ? whole + Math.min(part, fourPlusPartial ? 0.9 : 1) : whole;
}
