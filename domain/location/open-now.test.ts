import { describe, expect, test } from "vitest";
import { dealershipSchema } from "./location.ts";
import { localTime, timestampOf } from "#domain/time/local-time.ts";
import { openNow } from "./open-now.ts";

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: "Open", open: "08:30", close: "18:00" }));

function place(hours: object[], holidays: object[] = [], time_zone = "Australia/Sydney") {
  const { locations } = dealershipSchema.parse({
    id: "d",
    slug: "d",
    name: "D",
    locations: [
      {
        id: "l",
        name: "L",
        slug: "l",
        time_zone,
        address: { street: "", city: "", state: "", postcode: "" },
        contact_detail: { phone: "1", opening_hours: hours, holiday_hours: holidays },
      },
    ],
  });
  const [location] = locations;
  if (!location) throw new Error("no location");
  return location;
}

const sydney = (text: string) => Date.parse(`${text}+11:00`);

describe("open now [2.3]", () => {
  const saturday = { weekday: 6, status: "Open", open: "09:00", close: "16:00" };
  const yard = place([...weekdays, saturday, { weekday: 0, status: "Closed" }]);

  test.each([
    ["before opening", "2026-11-16T07:00", false, "opens 8:30\u00a0am", "2026-11-16T08:30"],
    ["at opening", "2026-11-16T08:30", true, "until 6\u00a0pm", "2026-11-16T18:00"],
    ["a minute before closing", "2026-11-16T17:59", true, "until 6\u00a0pm", "2026-11-16T18:00"],
    ["at closing", "2026-11-16T18:00", false, "opens 8:30\u00a0am tomorrow", "2026-11-17T00:00"],
    ["on Friday night", "2026-11-20T20:00", false, "opens 9\u00a0am tomorrow", "2026-11-21T00:00"],
    ["on Saturday night", "2026-11-21T20:00", false, "opens 8:30\u00a0am Monday", "2026-11-22T00:00"],
    ["on Sunday", "2026-11-22T12:00", false, "opens 8:30\u00a0am tomorrow", "2026-11-23T00:00"],
  ])("[2.3.49] %s", (_name, now, open, text, change) => {
    expect(openNow(yard, sydney(now))).toEqual({ value: { open, text }, until: sydney(change) });
  });

  test("[2.3.49, 9] a holiday's hours take the place of its weekday's", () => {
    const easter = place(weekdays, [{ date: "2025-04-18", status: "Closed" }]);
    const goodFriday = Date.parse("2025-04-18T12:00+10:00");
    expect(openNow(easter, goodFriday).value).toMatchObject({ open: false, text: "opens 8:30\u00a0am Monday" });
    const short = place(weekdays, [{ date: "2025-04-18", status: "Open", start_hour: "10:00", end_hour: "13:00" }]);
    expect(openNow(short, goodFriday).value).toMatchObject({ open: true, text: "until 1\u00a0pm" });
  });

  test("[2.3] a location without hours says nothing and never changes", () => {
    expect(openNow(place([]), sydney("2026-11-16T12:00"))).toEqual({ value: { open: false, text: "" }, until: null });
  });

  test("[2.3.49, 10.5.2] the clock is the location's own", () => {
    const perth = place(weekdays, [], "Australia/Perth");
    const timestamp = sydney("2026-11-16T10:00");
    expect(openNow(yard, timestamp).value.open).toBe(true);
    expect(openNow(perth, timestamp).value).toMatchObject({ open: false, text: "opens 8:30\u00a0am" });
  });

  test("daylight saving moves the moment, not the words", () => {
    // Sydney goes forward on 4 October 2026 at 2 am.
    const seven = place([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...weekdays[0], weekday })));
    const before = openNow(seven, Date.parse("2026-10-03T17:00+10:00"));
    expect(before.until).toBe(Date.parse("2026-10-03T18:00+10:00"));
    const after = openNow(seven, Date.parse("2026-10-04T00:30+10:00"));
    expect(after.until).toBe(Date.parse("2026-10-04T08:30+11:00"));
  });
});

describe("open now at the edges of zones and seasons [2.3]", () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: "Open", open: "09:00", close: "17:00" }));
  // 22:30 UTC on Sunday 15 November 2026 is Monday morning in the east and still half past six in Perth.
  test.each([
    ["Pacific/Auckland", true, "until 5\u00a0pm"],
    ["Pacific/Chatham", true, "until 5\u00a0pm"],
    ["Australia/Sydney", true, "until 5\u00a0pm"],
    ["Australia/Lord_Howe", true, "until 5\u00a0pm"],
    ["Australia/Adelaide", true, "until 5\u00a0pm"],
    ["Australia/Brisbane", false, "opens 9\u00a0am"],
    ["Australia/Darwin", false, "opens 9\u00a0am"],
    ["Australia/Perth", false, "opens 9\u00a0am"],
    ["America/Chicago", true, "until 5\u00a0pm"],
  ])("in %s", (zone, open, text) => {
    expect(openNow(place(everyDay, [], zone), Date.parse("2026-11-15T22:30Z")).value).toMatchObject({ open, text });
  });

  // The clock goes back at 3 am on 5 April 2026 in Sydney, forward at 2 am on 4 October; in Auckland on 5 April and
  // 27 September; Brisbane never moves.
  test.each([
    ["Australia/Sydney", "2026-04-04T23:00+11:00", "2026-04-05T00:00+11:00"],
    ["Australia/Sydney", "2026-04-05T00:30+11:00", "2026-04-05T09:00+10:00"],
    ["Australia/Sydney", "2026-04-05T02:30+10:00", "2026-04-05T09:00+10:00"],
    ["Australia/Sydney", "2026-04-05T10:00+10:00", "2026-04-05T17:00+10:00"],
    ["Australia/Lord_Howe", "2026-04-05T00:30+11:00", "2026-04-05T09:00+10:30"],
    ["Australia/Lord_Howe", "2026-10-04T00:30+10:30", "2026-10-04T09:00+11:00"],
    ["Pacific/Auckland", "2026-09-27T01:59+12:00", "2026-09-27T09:00+13:00"],
    ["Australia/Brisbane", "2026-10-04T00:30+10:00", "2026-10-04T09:00+10:00"],
  ])("in %s, what is said at %s holds until %s", (zone, now, change) => {
    expect(openNow(place(everyDay, [], zone), Date.parse(now)).until).toBe(Date.parse(change));
  });

  test("a place shut for longer than a week says nothing, and looks again at midnight", () => {
    const holidays = Array.from({ length: 14 }, (_, day) => ({
      date: `2026-12-${String(day + 15).padStart(2, "0")}`,
      status: "Closed",
    }));
    const shut = openNow(place(everyDay, holidays), sydney("2026-12-15T12:00"));
    expect(shut).toEqual({ value: { open: false, text: "" }, until: sydney("2026-12-16T00:00") });
  });
});

test("a wall clock is read and set in its own zone", () => {
  const timestamp = Date.parse("2026-11-15T20:15:00Z");
  expect(localTime(timestamp, "Australia/Sydney")).toEqual({ date: "2026-11-16", weekday: 1, minutes: 435 });
  expect(timestampOf("2026-11-16", 435, "Australia/Sydney")).toBe(timestamp);
  expect(timestampOf("2026-07-01", 0, "Australia/Adelaide")).toBe(Date.parse("2026-06-30T14:30:00Z"));
});
