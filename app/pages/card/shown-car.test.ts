import { expect, test, vi } from "vitest";
import type { PageContext } from "#site/page-ports.ts";
import { sampleCar } from "#domain/car/testing/sample-car.ts";
import { siteSettings } from "#tests/support/site-settings.ts";
import { shownCar } from "./shown-car.ts";

const pageAt = (now: string) => {
  const changesAt = vi.fn();
  const page = { site: { settings: siteSettings() }, now: new Date(now), changesAt } as unknown as PageContext;
  return { page, changesAt };
};

test("[4.2] a page ends when the new-arrival tag of a car on it does", () => {
  const { page, changesAt } = pageAt("2026-06-01T00:00:00Z");
  const car = sampleCar({ created_at: "2026-05-26T00:00:00Z" });
  expect(shownCar(car, page)).toBe(car);
  expect(changesAt).toHaveBeenCalledTimes(1);
  expect(changesAt.mock.lastCall?.[0]).toBeInstanceOf(Date);
});

test("a car that will not change by itself leaves the page as long as it was", () => {
  const { page, changesAt } = pageAt("2026-06-01T00:00:00Z");
  shownCar(sampleCar({ created_at: "2020-01-01T00:00:00Z" }), page);
  expect(changesAt).not.toHaveBeenCalled();
});
