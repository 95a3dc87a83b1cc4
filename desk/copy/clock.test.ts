import { expect, test } from "vitest";
import { counted, dayAndTime, momentOf, timeLeft } from "./clock.ts";

const sydney = "Australia/Sydney";
const auckland = "Pacific/Auckland";
// Thursday 19 November 2026, 10:42 am in Sydney, 12:42 pm in Auckland.
const now = Date.parse("2026-11-18T23:42:00Z");
const plain = (text: string) => text.replaceAll("\u202f", " ");

test("a page's day and time are those of the site", () => {
  expect(plain(dayAndTime(now, sydney))).toBe("Thursday 19 November, 10:42 am");
  expect(plain(dayAndTime(now, auckland))).toBe("Thursday 19 November, 12:42 pm");
});

test.each([
  ["2026-11-18T22:21:00Z", "9:21 am"],
  ["2026-11-18T13:00:00Z", "12:00 am"],
  ["2026-11-18T12:59:00Z", "Wed, 18 Nov, 11:59 pm"],
  ["2026-11-12T13:00:00Z", "Fri, 13 Nov, 12:00 am"],
  ["2026-11-12T12:59:00Z", "12 November"],
  ["2026-11-26T00:00:00Z", "26 November"],
  ["2025-11-19T00:00:00Z", "19 November 2025"],
])("%s is written as %s, by the clock of the site", (at, words) => {
  expect(plain(momentOf(at, sydney, now))).toBe(words);
});

test("the same moment is today in Auckland and yesterday in Sydney", () => {
  const at = "2026-11-18T12:30:00Z";
  expect(plain(momentOf(at, auckland, now))).toBe("1:30 am");
  expect(plain(momentOf(at, sydney, now))).toBe("Wed, 18 Nov, 11:30 pm");
});

test.each([
  [-5, "0 seconds"],
  [1, "1 second"],
  [48, "48 seconds"],
  [61, "2 minutes"],
  [15 * 60, "15 minutes"],
  [24 * 3600, "24 hours"],
  [7 * 24 * 3600, "7 days"],
  [7 * 24 * 3600 - 1, "6 days"],
])("%i seconds are left: %s", (seconds, words) => {
  expect(timeLeft(new Date(now + seconds * 1000).toISOString(), now)).toBe(words);
});

test("one thing and several", () => {
  expect([counted(1, "enquiry", "enquiries"), counted(3, "enquiry", "enquiries"), counted(0, "site")]).toEqual([
    "1 enquiry",
    "3 enquiries",
    "0 sites",
  ]);
});
