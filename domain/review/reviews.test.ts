import { expect, test } from "vitest";
import { cutReview, shownReviews } from "./shown-reviews.ts";
import { siteRating } from "./site-rating.ts";
import { filledStars, showsStars } from "./stars.ts";

test.each([
  [5, 5],
  [4.7, 4.7],
  [4.31, 4.31],
  [4.3, 4],
  [4.2, 4],
  [0.2, 0],
])("[5.9.3] a rating of %s fills %s stars: a partial one above 0.3", (rating, stars) => {
  expect(filledStars(rating)).toBe(stars);
});

test("[9.4.4] one variant fills four stars and a partial one at most", () => {
  expect(filledStars(5, true)).toBe(4.9);
  expect(filledStars(4.5, true)).toBe(4.5);
  expect(filledStars(4.1, true)).toBe(4);
});

test("[5.9.1] stars show from the minimum rating up, unless forced", () => {
  const reviews = { minimum_rating: 4, always_show_stars: false, four_plus_partial: false };
  expect(showsStars(4, { reviews })).toBe(true);
  expect(showsStars(3.9, { reviews })).toBe(false);
  expect(showsStars(3.9, { reviews: { ...reviews, always_show_stars: true } })).toBe(true);
  expect(showsStars(5, { reviews: null })).toBe(false);
});

test("[5.9.2] leaves out the excluded, the empty, the translated and the blocked", () => {
  const review = (id: string, text: string, customer_name = "Jo") => ({ id, text, customer_name });
  const all = [
    review("a", "Great"),
    review("b", " "),
    review("c", "(Translated by Google) Good"),
    review("d", "Bad", "Mallory"),
    review("e", "Fine"),
  ];
  const reviews = { excluded_ids: ["e"], blocked_customers: ["Mallory"] };
  expect(shownReviews(all, { reviews }).map(({ id }) => id)).toEqual(["a"]);
});

test("[9.4.4] shows ten at most", () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ id: String(i), text: "Good", customer_name: "Jo" }));
  expect(shownReviews(many, { reviews: { excluded_ids: [], blocked_customers: [] } })).toHaveLength(10);
});

test("[2.3.54] a long text is cut at a word within 160 characters, and nothing of it is lost", () => {
  const text = "word ".repeat(60).trim();
  const { start, more } = cutReview(text);
  expect(start.length).toBeLessThanOrEqual(160);
  expect(start.endsWith("word")).toBe(true);
  expect(start + more).toBe(text);
  expect(cutReview("x".repeat(160))).toEqual({ start: "x".repeat(160), more: "" });
  expect(cutReview("x".repeat(200)).start).toHaveLength(160);
});

test("[3.9.1] one rating for all locations, weighed by their reviews", () => {
  const places = [
    { average_rating: 5, review_count: 100 },
    { average_rating: 4, review_count: 300 },
    { average_rating: null, review_count: 50 },
  ];
  expect(siteRating(places)).toEqual({ rating: 4.3, count: 400 });
  expect(siteRating([])).toBeNull();
});
