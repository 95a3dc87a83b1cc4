import { describe, expect, test } from "vitest";
import { holidayHour, type HolidayHour, openingHour, type OpeningHour } from "./location.ts";
import { holidayTable, holidayToday, nextMidnight } from "./holiday-hours.ts";
import { openNow } from "./open-now.ts";

const open = (date: string, start_hour: string, end_hour: string) => ({ date, status: "Open", start_hour, end_hour });
const shut = (date: string) => ({ date, status: "Closed" });

// Easter 2025 (point 9): 18 April is Good Friday, 19 April Saturday, 21 April Monday, 25 April Anzac Day.
const groups: Record<string, { hours: object[]; listed: string[] }> = {
  "city yards": {
    hours: [
      shut("2025-04-18"),
      open("2025-04-19", "09:00", "17:00"),
      open("2025-04-21", "10:00", "16:00"),
      open("2025-04-25", "13:00", "17:00"),
    ],
    listed: ["18 Closed", "19 9\u00a0am to 5\u00a0pm", "21 10\u00a0am to 4\u00a0pm", "25 1\u00a0pm to 5\u00a0pm"],
  },
  "country yards": {
    hours: [shut("2025-04-18"), open("2025-04-19", "09:00", "12:00"), shut("2025-04-21"), shut("2025-04-25")],
    listed: ["18 Closed", "19 9\u00a0am to 12\u00a0pm", "21 Closed", "25 Closed"],
  },
  "service centres": {
    hours: [shut("2025-04-18"), open("2025-04-19", "07:30", "12:30"), shut("2025-04-21"), shut("2025-04-25")],
    listed: ["18 Closed", "19 7:30\u00a0am to 12:30\u00a0pm", "21 Closed", "25 Closed"],
  },
  "parts counters": {
    hours: ["2025-04-18", "2025-04-19", "2025-04-21", "2025-04-25"].map(shut),
    listed: ["18 Closed", "19 Closed", "21 Closed", "25 Closed"],
  },
};

const weekdays: OpeningHour[] = [1, 2, 3, 4, 5, 6].map((weekday) =>
  openingHour.parse({ weekday, status: "Open", open: "08:30", close: "17:30" }),
);

function place(hours: object[], time_zone = "Australia/Brisbane") {
  const holiday_hours: HolidayHour[] = hours.map((hour) => holidayHour.parse(hour));
  return { time_zone, contact_detail: { phone: "1", opening_hours: weekdays, holiday_hours } };
}

const brisbane = (text: string) => Date.parse(`${text}+10:00`);

describe.each(Object.entries(groups))("[9.4.8] Easter 2025 at the %s", (_name, { hours, listed }) => {
  const at = place(hours.toReversed());
  const table = (now: string) =>
    holidayTable(at, brisbane(now)).value.map(({ date, text }) => `${date.slice(8)} ${text}`);

  test("the four dates are listed in order before they come", () => {
    expect(table("2025-04-10T12:00")).toEqual(listed);
  });
  test("a date stays until its day is over, and then is gone", () => {
    expect(table("2025-04-18T23:59")).toEqual(listed);
    expect(table("2025-04-19T00:00")).toEqual(listed.slice(1));
    expect(table("2025-04-26T00:00")).toEqual([]);
  });
  test.each(["2025-04-18", "2025-04-19", "2025-04-21", "2025-04-25"])("[3.6.1] %s keeps its own hours", (date) => {
    const hour = at.contact_detail.holiday_hours.find((one) => one.date === date);
    expect(openNow(at, brisbane(`${date}T11:00`)).value.open).toBe(
      hour?.status === "Open" && (hour.start_hour ?? "") < "11",
    );
  });
  test("the days between are like any other", () => {
    expect(openNow(at, brisbane("2025-04-22T08:30")).value.open).toBe(true);
    expect(openNow(at, brisbane("2025-04-20T12:00")).value.open).toBe(false);
  });
});

test("[2.3.50] the day is the location's own: over at midnight in Auckland, not yet in Perth", () => {
  const timestamp = Date.parse("2025-04-18T12:30Z");
  expect(holidayTable(place([shut("2025-04-18")], "Pacific/Auckland"), timestamp).value).toEqual([]);
  expect(holidayToday(place([shut("2025-04-18")], "Australia/Perth"), timestamp).value).toMatchObject({
    text: "Closed",
  });
  expect(holidayToday(place([shut("2025-04-21")], "Australia/Perth"), timestamp).value).toBeNull();
});

test("[2.3] today ends at the location's own midnight, also on the day the clock moves", () => {
  const sydney = { time_zone: "Australia/Sydney" };
  expect(nextMidnight(sydney, Date.parse("2026-04-05T00:00+11:00"))).toBe(Date.parse("2026-04-06T00:00+10:00"));
  expect(nextMidnight(sydney, Date.parse("2026-10-04T12:00+11:00"))).toBe(Date.parse("2026-10-05T00:00+11:00"));
});
