import { afterEach, expect, test, vi } from "vitest";
import { limited } from "#tests/browsers/limited.ts";

afterEach(() => vi.useRealTimers());

test("a call that a browser's driver never answers fails by name; others are answered", async () => {
  vi.useFakeTimers();
  const driver = limited({ goTo: () => new Promise<void>(() => {}), address: async () => "/search" }, 5000);
  await Promise.all([
    expect(driver.goTo()).rejects.toThrow("the browser has not done goTo within 5 s"),
    vi.advanceTimersByTimeAsync(5000),
  ]);
  expect(await driver.address()).toBe("/search");
  expect(vi.getTimerCount()).toBe(0);
});
