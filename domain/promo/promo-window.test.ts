import { describe, expect, test } from "vitest";
import { sampleNow } from "#domain/car/testing/sample-car.ts";
import { promosFor } from "./promos-for.ts";
import { isRunning, nextPromoChange, windowBounds } from "./promo-window.ts";

const sydney = "Australia/Sydney";
const at = (offset: number) => new Date(sampleNow + offset).toISOString();

test.each([
  [{}, true],
  [{ start: at(0) }, true],
  [{ start: at(1) }, false],
  [{ expiry: at(1) }, true],
  [{ expiry: at(0) }, false],
  [{ start: at(-5), expiry: at(5) }, true],
  [{ start: null, expiry: null }, true],
])("[4.11.3] a promo with window %j runs: %s", (window, running) => {
  expect(isRunning(window, sampleNow, sydney)).toBe(running);
});

describe("[4.11.3] a window is kept by the site's own clock", () => {
  const date = { start: "2026-11-01", expiry: "2026-11-30" };
  test.each([
    ["Australia/Sydney", "2026-10-31T13:00Z", "2026-11-30T13:00Z"],
    ["Australia/Brisbane", "2026-10-31T14:00Z", "2026-11-30T14:00Z"],
    ["Australia/Adelaide", "2026-10-31T13:30Z", "2026-11-30T13:30Z"],
    ["Australia/Perth", "2026-10-31T16:00Z", "2026-11-30T16:00Z"],
    ["Pacific/Auckland", "2026-10-31T11:00Z", "2026-11-30T11:00Z"],
    // Texas leaves daylight saving on 1 November itself.
    ["America/Chicago", "2026-11-01T05:00Z", "2026-12-01T06:00Z"],
  ])("November in %s is from %s up to %s", (zone, from, until) => {
    expect(windowBounds(date, zone)).toEqual({ from: Date.parse(from), until: Date.parse(until) });
    expect(isRunning(date, Date.parse(from) - 1, zone)).toBe(false);
    expect(isRunning(date, Date.parse(from), zone)).toBe(true);
    expect(isRunning(date, Date.parse(until) - 1, zone)).toBe(true);
    expect(isRunning(date, Date.parse(until), zone)).toBe(false);
  });

  test.each([
    ["2026-11-30T17:30", "2026-11-30T06:30Z"],
    ["2026-11-30T17:30:00", "2026-11-30T06:30Z"],
    ["2026-11-30T17:30Z", "2026-11-30T17:30Z"],
    ["2026-11-30T17:30:00.000Z", "2026-11-30T17:30Z"],
    ["2026-11-30T17:30+08:00", "2026-11-30T09:30Z"],
  ])("in Sydney %s is %s: an offset that is written counts, else the wall clock", (written, iso) => {
    expect(windowBounds({ start: written, expiry: written }, sydney)).toEqual({
      from: Date.parse(iso),
      until: Date.parse(iso),
    });
  });

  test.each([
    ["a day of 23 hours", "2026-10-04", 23],
    ["a day of 25 hours", "2026-04-05", 25],
    ["any other day", "2026-11-15", 24],
  ])("%s is shown whole", (_name, day, hours) => {
    const { from, until } = windowBounds({ start: day, expiry: day }, sydney);
    expect((until - from) / 3_600_000).toBe(hours);
  });

  test.each([
    ["an hour that the spring skips", "2026-10-04T02:30", "2026-10-03T16:30Z"],
    ["an hour that the autumn has twice", "2026-04-05T02:30", "2026-04-04T16:30Z"],
    ["the hour after it", "2026-04-05T03:00", "2026-04-04T17:00Z"],
  ])("%s is one moment", (_name, start, iso) => {
    expect(windowBounds({ start }, sydney).from).toBe(Date.parse(iso));
  });
});

test("[4.11] the next change is the next start or end", () => {
  const promos = [{ start: at(-9), expiry: at(50) }, { start: at(20) }, {}];
  expect(nextPromoChange(promos, sampleNow, sydney)).toBe(sampleNow + 20);
  expect(nextPromoChange(promos, sampleNow + 50, sydney)).toBeNull();
});

describe("[4.11] the promos of a place", () => {
  const settings = { id: "harbour", time_zone: sydney, promos_shuffled: false };
  const promo = (name: string, parts: object = {}) => ({
    name,
    position: null,
    display: ["home" as const],
    strictDisplay: true,
    ...parts,
  });
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

  test("are those that run, belong there, and change when the next one does", () => {
    const all = [
      promo("a"),
      promo("vehicle", { display: ["vehicle"] }),
      promo("soon", { start_in_days: 2 }),
      promo("over", { expiry_in_days: -1 }),
      promo("now", { start_in_days: -1, expiry_in_days: 1, position: 1 }),
    ];
    const home = promosFor(all, "home", settings, sampleNow);
    expect(names(home.value)).toEqual(["now", "a"]);
    expect(home.until).toBe(sampleNow + 86_400_000);
    expect(names(promosFor(all, "vehicle", settings, sampleNow).value)).toEqual(["vehicle"]);
    expect(names(promosFor(all, "search", settings, sampleNow).value)).toEqual([]);
  });

  test("that are shuffled stand so until the site's own midnight", () => {
    const timestamp = Date.parse("2026-11-15T12:30Z");
    const shuffled = { ...settings, promos_shuffled: true };
    const all = [promo("a"), promo("b"), promo("c")];
    const midnight = Date.parse("2026-11-16T00:00+11:00");
    expect(promosFor(all, "home", shuffled, timestamp).until).toBe(midnight);
    expect(names(promosFor(all, "home", shuffled, midnight - 1).value)).toEqual(
      names(promosFor(all, "home", shuffled, timestamp).value),
    );
    expect(promosFor(all.slice(0, 1), "home", shuffled, timestamp).until).toBeNull();
  });
});
