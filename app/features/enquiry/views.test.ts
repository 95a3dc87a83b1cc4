import { describe, expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { formatOf } from "#domain/country/format.ts";
import { slotDays, timeLabel } from "./slot-days.ts";
import type { Location } from "#domain/location/location.ts";

const place = {
  time_zone: "Australia/Sydney",
  contact_detail: {
    opening_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open", open: "09:00", close: "11:00" })),
    holiday_hours: [],
  },
} as unknown as Location;
/** A Tuesday, 9:45 in Sydney. */
const now = Date.parse("2026-03-09T22:45:00Z");

describe("days for a test drive", () => {
  const days = slotDays(place, { slots_per_half_hour: 1, days_ahead: 6 }, now, formatOf(au)).value;
  test("only days on which the place is open, and of today only what is to come", () => {
    expect(days.map(({ date }) => date)).toEqual([
      "2026-03-10",
      "2026-03-11",
      "2026-03-12",
      "2026-03-13",
      "2026-03-16",
    ]);
    expect(days[0]).toEqual({ date: "2026-03-10", label: "Tuesday 10 March", times: ["10:00", "10:30"] });
    expect(days[1]?.times).toEqual(["09:00", "09:30", "10:00", "10:30"]);
  });
  test.each([
    ["00:00", "12:00 am"],
    ["09:30", "9:30 am"],
    ["12:00", "12:00 pm"],
    ["17:30", "5:30 pm"],
  ])("%s reads %s", (time, text) => expect(timeLabel(time)).toBe(text));
});
