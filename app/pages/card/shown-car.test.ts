import { expect, test } from "vitest";
import type { PageContext } from "#site/page-ports.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { Lifetime } from "#domain/time/lifetime.ts";
import { siteSettings } from "#tests/support/site-settings.ts";
import { shownCar } from "./shown-car.ts";

/** The car, and until when a page shows it so. */
const shownAt = (now: string, created_at: string) => {
  const life = new Lifetime();
  const page = { site: { settings: siteSettings() }, now: new Date(now), read: life.read } as unknown as PageContext;
  return { name: shownCar(sampleCar({ created_at }), page).name, until: life.until };
};

test("[4.2] a page ends when the new-arrival tag of a car on it does", () => {
  const { name, until } = shownAt("2026-06-01T00:00:00Z", "2026-05-26T00:00:00Z");
  expect(name).toBe(sampleCar().name);
  expect(until).toBeGreaterThan(Date.parse("2026-06-01T00:00:00Z"));
});

test("a car that will not change by itself leaves the page as long as it was", () => {
  expect(shownAt("2026-06-01T00:00:00Z", "2020-01-01T00:00:00Z").until).toBeNull();
});
