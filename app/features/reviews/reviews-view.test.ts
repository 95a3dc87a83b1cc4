import { expect, test } from "vitest";
import { sampleNow } from "#domain/car/testing/sample-car.ts";
import type { Location } from "#domain/location/location.ts";
import type { SiteContent } from "#site/schema/site-settings.ts";
import { reviewSettings } from "#tests/support/review-settings.ts";
import { type ReviewSources, toReviews } from "./reviews-view.ts";
import { siteSettings } from "#tests/support/site-settings.ts";

const settings = siteSettings({ reviews: reviewSettings });
const review = (id: string, parts: object = {}): SiteContent["reviews"][number] => ({
  id,
  customer_name: "Jo",
  rating: 5,
  text: "Good.",
  image: null,
  ...parts,
});
const yard = (average_rating: number, review_count: number, visible = true) =>
  ({ average_rating, review_count, visible }) as Location;
const view = (over: Partial<ReviewSources>) =>
  toReviews({
    settings,
    reviews: [review("a")],
    locations: [],
    now: sampleNow,
    picture: (url) => ({ src: `/img/{w}-{q}${url}` }),
    ...over,
  });

test("[2.3.57] none without the feature or without reviews", () => {
  expect(view({ settings: { ...settings, reviews: null } })).toBeNull();
  expect(view({ reviews: [] })).toBeNull();
});

test("[3.9.1] dates are said in words, whether fixed or counted back from today", () => {
  const dated = [review("a", { review_date: "2026-11-04" }), review("b", { days_ago: 3 }), review("c")];
  expect(view({ reviews: dated })?.reviews.map(({ date }) => date)).toEqual([
    "4 November 2026",
    "12 November 2026",
    "",
  ]);
  const auckland = { ...settings, time_zone: "Pacific/Auckland" };
  expect(view({ settings: auckland, reviews: dated })?.reviews[0]?.date).toBe("4 November 2026");
});

test("[5] a card shows its stars only from the minimum up, unless forced", () => {
  const rated = [review("a", { rating: 3 }), review("b", { rating: 4 })];
  expect(view({ reviews: rated })?.reviews.map(({ stars }) => stars)).toEqual([null, 4]);
  const forced = { ...settings, reviews: { ...reviewSettings, always_show_stars: true } };
  expect(view({ settings: forced, reviews: rated })?.reviews.map(({ stars }) => stars)).toEqual([3, 4]);
});

test("[3.9.1] the summary holds count and average of the places that are shown", () => {
  const locations = [yard(4.8, 100), yard(1, 900, false)];
  expect(view({ locations })?.summary).toEqual({ rating: 4.8, count: 100, filled: 4.8, url: null });
  expect(view({})?.summary).toBeNull();
});

test.each([
  [4.3, false, 4],
  [4.4, false, 4.4],
  [5, true, 4.9],
  [3.9, false, null],
])("[5] [9] an average of %s (four at most: %s) fills %s stars", (rating, four_plus_partial, filled) => {
  const own = { ...settings, reviews: { ...reviewSettings, four_plus_partial } };
  expect(view({ settings: own, locations: [yard(rating, 10)] })?.summary?.filled).toBe(filled);
});

test("[3.4.4] the summary links to the first profile that customers review", () => {
  const own = { ...settings, gmb_profiles: [{ review_url: "https://reviews.example/one" }] };
  expect(view({ settings: own, locations: [yard(4.8, 1)] })?.summary?.url).toBe("https://reviews.example/one");
});

test("[9.4.4] ten at most, in their own order, each cut at 160 characters", () => {
  const many = Array.from({ length: 12 }, (_, index) => review(`r${index}`, { text: "word ".repeat(50).trim() }));
  const shown = view({ reviews: many })?.reviews ?? [];
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `r${index}`));
  expect(shown.every(({ start, more }) => start.length <= 160 && more.length > 0)).toBe(true);
});

test("[3] a customer's picture is a small one", () => {
  const [first] = view({ reviews: [review("a", { image: "/media/a.webp" })] })?.reviews ?? [];
  expect(first?.picture).toBe("/img/120-75/media/a.webp");
});
