import { expect, test } from "vitest";
import { startDays, type StartPlace } from "./start-days.ts";

const open = (weekday: number) => ({ weekday, status: "Open" as const, open: "09:00", close: "17:00" });
const place = (over: Partial<StartPlace["contact_detail"]> = {}, time_zone = "Australia/Brisbane"): StartPlace => ({
  time_zone,
  contact_detail: { opening_hours: [1, 2, 3, 4, 5].map(open), holiday_hours: [], ...over },
});
/** Thursday, at ten in the evening in Brisbane and eight in Perth. */
const now = Date.parse("2026-11-19T22:00:00+10:00");
const firstDays = (at: StartPlace, prepare: number) => startDays(at, prepare, now).value.slice(0, 3);

test("[4.4.10] the first day leaves time to prepare, and the place is open on each", () => {
  expect(firstDays(place(), 1)).toEqual(["2026-11-20", "2026-11-23", "2026-11-24"]);
  expect(firstDays(place(), 2)).toEqual(["2026-11-23", "2026-11-24", "2026-11-25"]);
  expect(firstDays(place(), 0)[0]).toBe("2026-11-19");
});
test("[4.4.10] a holiday is left out, and a special opening is offered", () => {
  const holiday_hours = [
    { date: "2026-11-20", status: "Closed" as const },
    { date: "2026-11-21", status: "Open" as const, start_hour: "10:00", end_hour: "12:00" },
  ];
  expect(firstDays(place({ holiday_hours }), 1)).toEqual(["2026-11-21", "2026-11-23", "2026-11-24"]);
});
test("[4.4.10] the place's own clock decides which day it is, and when the next one begins", () => {
  const late = Date.parse("2026-11-20T00:30:00+10:00");
  const daily = { opening_hours: [0, 1, 2, 3, 4, 5, 6].map(open) };
  const brisbane = startDays(place(daily), 1, late);
  const perth = startDays(place(daily, "Australia/Perth"), 1, late);
  expect([brisbane.value[0], perth.value[0]]).toEqual(["2026-11-21", "2026-11-20"]);
  expect([brisbane.until, perth.until]).toEqual([
    Date.parse("2026-11-21T00:00:00+10:00"),
    Date.parse("2026-11-20T00:00:00+08:00"),
  ]);
});
test("[4.4.10] a place without hours offers no days", () => {
  expect(startDays(place({ opening_hours: [] }), 1, now).value).toEqual([]);
});
