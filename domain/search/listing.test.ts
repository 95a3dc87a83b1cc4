import { describe, expect, test } from "vitest";
import type { Car } from "#domain/car/car.ts";
import { sampleCar, sampleNow } from "#domain/car/testing/sample-car.ts";
import { isListed, leavesListingAt, nextListingChange } from "./listing.ts";

const hour = 3_600_000;
const settings = { include_sold_cars_days: 3, search_filters: { presets: [] as number[] } };
const sold = (hoursAgo: number): Partial<Car> => ({
  status: "sold",
  sold_date_timestamp: sampleNow - hoursAgo * hour,
});

describe("[4.1.2] what is listed", () => {
  test.each<[string, Partial<Car>, boolean]>([
    ["in stock", {}, true],
    ["coming soon", { status: "coming_soon" }, true],
    ["in stock, hidden", { show_on_dealer_website: false }, false],
    ["just sold", sold(0), true],
    ["just sold, hidden", { ...sold(0), show_on_dealer_website: false }, false],
    ["sold 71 hours ago", sold(71), true],
    ["sold 72 hours ago, less a millisecond", { ...sold(0), sold_date_timestamp: sampleNow - 259_200_000 + 1 }, true],
    ["sold 72 hours ago", sold(72), false],
    ["marked sold 72 hours ago", { ...sold(72), status: "in_stock", sold: true }, false],
    ["sold nobody knows when", { status: "sold" }, false],
    ["in stock again after a sale", { ...sold(100), status: "in_stock" }, true],
  ])("%s: %s", (_name, parts, listed) => {
    expect(isListed(sampleCar(parts), settings, sampleNow)).toBe(listed);
  });

  test("[4.1.2] a site sets its own window", () => {
    expect(isListed(sampleCar(sold(100)), { ...settings, include_sold_cars_days: 7 }, sampleNow)).toBe(true);
    expect(isListed(sampleCar(sold(0)), { ...settings, include_sold_cars_days: 0 }, sampleNow)).toBe(false);
  });

  test("a site's presets narrow it", () => {
    const inStockOnly = { ...settings, search_filters: { presets: [1] } };
    expect(isListed(sampleCar({ status: "coming_soon" }), inStockOnly, sampleNow)).toBe(false);
    expect(isListed(sampleCar(), inStockOnly, sampleNow)).toBe(true);
  });

  test("[4.1.2, 9.2.1] a sold car leaves 72 hours later, and any other never", () => {
    expect(leavesListingAt(sampleCar(sold(1)), settings)).toBe(sampleNow + 71 * hour);
    expect(leavesListingAt(sampleCar(), settings)).toBeNull();
    expect(leavesListingAt(sampleCar({ status: "sold", sold_date_timestamp: null }), settings)).toBe(0);
  });
});

test.each<[string, Partial<Car>, number[], number | null]>([
  ["nothing ahead", {}, [], null],
  ["a sold window", sold(1), [], sampleNow + 71 * hour],
  ["a sold window that is over", sold(80), [], null],
  ["a sold window that ends now", sold(72), [], null],
  ["30 days of listing", { created_at: "2026-11-01T00:00:00Z" }, [2], Date.UTC(2026, 11, 1)],
  ["90 days of listing", { created_at: "2026-11-01T00:00:00Z" }, [5, 0], Date.UTC(2027, 0, 30)],
  ["30 days that are over", { created_at: "2026-01-01T00:00:00Z" }, [2], null],
  ["the year in which it turns 8", { year: 2019 }, [10], Date.UTC(2027, 0, 1)],
  ["the first of two", { year: 2019, ...sold(1) }, [10], sampleNow + 71 * hour],
])("[4.1.5, 9] the listing of a car changes next by %s", (_name, parts, presets, timestamp) => {
  const changes = nextListingChange(sampleCar(parts), { ...settings, search_filters: { presets } }, sampleNow);
  expect(changes).toBe(timestamp);
});
