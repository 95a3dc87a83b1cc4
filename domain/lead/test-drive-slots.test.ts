import { describe, expect, test } from "vitest";
import { dropOffTimes, freeSeat, freeSlots } from "./test-drive-slots.ts";

const hours = (weekday: number, open: string, close: string) => ({ weekday, status: "Open" as const, open, close });
const place = {
  time_zone: "Australia/Sydney",
  contact_detail: {
    phone: "",
    opening_hours: [hours(1, "08:45", "10:15"), hours(2, "09:00", "11:00"), hours(3, "09:00", "09:20")],
    holiday_hours: [
      { date: "2026-03-17", status: "Closed" as const },
      { date: "2026-03-23", status: "Open" as const, start_hour: "12:00", end_hour: "13:00" },
    ],
  },
};
// Tuesday 10 March 2026, 9:10 in Sydney.
const now = Date.parse("2026-03-09T22:10:00Z");
const slots = (date: string, taken: string[] = [], over = {}) =>
  freeSlots({ place, date, now, days_ahead: 14, slots_per_half_hour: 2, taken, ...over }).map((start) =>
    start.slice(11),
  );

describe("[7.2.7] test-drive slots of 30 minutes", () => {
  test.each([
    ["inside the hours, on the half hour", "2026-03-16", ["09:00", "09:30"]],
    ["minus the past, by the location's clock", "2026-03-10", ["09:30", "10:00", "10:30"]],
    ["none yesterday", "2026-03-09", []],
    ["none where half an hour does not fit", "2026-03-11", []],
    ["none on a day without hours", "2026-03-12", []],
    ["none on a closed holiday", "2026-03-17", []],
    ["holiday hours instead of the weekday's", "2026-03-23", ["12:00", "12:30"]],
    ["up to the last day offered", "2026-03-24", ["09:00", "09:30", "10:00", "10:30"]],
    ["none beyond it", "2026-03-31", []],
  ])("%s", (_what, date, times) => expect(slots(date)).toEqual(times));

  test("no slot beyond its capacity", () => {
    expect(slots("2026-03-16", ["2026-03-16T09:00"])).toEqual(["09:00", "09:30"]);
    expect(slots("2026-03-16", ["2026-03-16T09:00", "2026-03-16T09:00"])).toEqual(["09:30"]);
    expect(slots("2026-03-16", ["2026-03-16T09:00"], { slots_per_half_hour: 1 })).toEqual(["09:30"]);
  });
});

test("a slot that begins this minute is past", () => {
  const atHalfPast = Date.parse("2026-03-09T22:30:00Z");
  expect(slots("2026-03-10", [], { now: atHalfPast })).toEqual(["10:00", "10:30"]);
});

test.each([
  ["not today", "2026-03-10", []],
  ["from tomorrow on, in the half hours it is open", "2026-03-16", ["2026-03-16T09:00", "2026-03-16T09:30"]],
  ["none beyond the days offered", "2026-03-31", []],
])("[7.2.8] a vehicle is left at the workshop: %s", (_what, date, times) => {
  expect(dropOffTimes(place, date, now, 14)).toEqual(times);
});

test.each([
  [[], 2, 0],
  [[0], 2, 1],
  [[1], 2, 0],
  [[0, 1], 2, null],
])("taken %j of %d: seat %j", (taken, seats, seat) => expect(freeSeat(taken, seats)).toBe(seat));
