import { expect, test } from "vitest";
import type { OpeningHour } from "./location.ts";
import { clockText, hoursTable } from "./opening-hours.ts";

const settings = { locations: { by_appointment: [] as string[] } };
const open = (weekday: number, from = "08:30", to = "18:00"): OpeningHour => ({
  weekday,
  status: "Open",
  open: from,
  close: to,
});
const closed = (weekday: number): OpeningHour => ({ weekday, status: "Closed" });

function table(
  opening_hours: OpeningHour[],
  location_type: "sales" | "service" | "" = "",
  by_appointment: string[] = [],
) {
  const rows = hoursTable({ location_type, contact_detail: { opening_hours } }, { locations: { by_appointment } });
  return rows.map(({ days, text }) => `${days}: ${text}`);
}

test("[2.3.46] five equal weekdays collapse to Mon-Fri, the weekend stands apart", () => {
  expect(table([1, 2, 3, 4, 5].map((day) => open(day)).concat(open(6, "08:30", "17:00"), closed(0)))).toEqual([
    "Mon-Fri: 8:30\u00a0am to 6\u00a0pm",
    "Saturday: 8:30\u00a0am to 5\u00a0pm",
    "Sunday: Closed",
  ]);
});

test("[2.3.46] weekdays that differ are grouped in runs", () => {
  const hours = [open(1), open(2), open(3, "08:30", "20:00"), open(4), open(5)];
  expect(table(hours)).toEqual([
    "Mon-Tue: 8:30\u00a0am to 6\u00a0pm",
    "Wednesday: 8:30\u00a0am to 8\u00a0pm",
    "Thu-Fri: 8:30\u00a0am to 6\u00a0pm",
  ]);
});

test("[2.3.46] Saturday and Sunday show separately even when they are equal to Friday", () => {
  expect(table([open(5), open(6), open(0)])).toHaveLength(3);
});

test("[9.4.8] service 7:30-4:30 and parts 8:00-4:00", () => {
  expect(table([1, 2, 3, 4, 5].map((day) => open(day, "07:30", "16:30")))).toEqual([
    "Mon-Fri: 7:30\u00a0am to 4:30\u00a0pm",
  ]);
  expect(table([1, 2, 3, 4, 5].map((day) => open(day, "08:00", "16:00")))).toEqual(["Mon-Fri: 8\u00a0am to 4\u00a0pm"]);
});

test("[2.3.47] 'Closed' reads 'By appointment only' for the kinds a site names; no kind counts as sales", () => {
  expect(table([closed(0)], "", ["sales"])).toEqual(["Sunday: By appointment only"]);
  expect(table([closed(0)], "service", ["sales"])).toEqual(["Sunday: Closed"]);
});

test("[2.3.48, 3] the dealer's own words stand for a day", () => {
  expect(table([{ ...open(1), formated_hours: "Late night until 9" }])).toEqual(["Monday: Late night until 9"]);
});

test.each([
  ["00:00", "12\u00a0am"],
  ["12:00", "12\u00a0pm"],
  ["09:05", "9:05\u00a0am"],
])("%s is %s", (clock, text) => {
  expect(clockText(clock)).toBe(text);
});

test("[3.6.1] a location without hours has no table", () => {
  expect(hoursTable({ location_type: "", contact_detail: { opening_hours: [] } }, settings)).toEqual([]);
});
