import { filledStars } from "./stars.ts";
import type { SiteRating } from "./site-rating.ts";

/** Chapter 7, the reviews widget: the rating, and markup of its stars for other sites. */
export interface Snap21Answer {
  rating: { avgStarRating: number; reviewCount: number };
  stars: string;
}

export function snap21Answer({ rating, count }: SiteRating, fourPlusPartial: boolean): Snap21Answer {
  const filled = filledStars(rating, fourPlusPartial);
  const stars = Array.from({ length: 5 }, (_, index) => star(Math.min(1, Math.max(0, filled - index))));
  return {
    rating: { avgStarRating: rating, reviewCount: count },
    stars: `<span role="img" aria-label="${rating} out of 5 stars">${stars.join("")}</span>`,
  };
}

/** Whole, empty, or part of a star. */
function star(part: number): string {
  if (part === 1) return '<i class="star full"></i>';
  return part === 0 ? '<i class="star"></i>' : '<i class="star part"></i>';
}
