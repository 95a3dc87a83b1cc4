import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import { pageIdOf } from "./page-id.ts";

test("[4.7.14] an appointment is a calendar file with its time in UTC, escaped and folded", () => {
  const file = calendarFile({
    id: "abc@site",
    title: "Test drive: 2021 Toyota Hilux, SR5",
    place: "Parramatta, 12 Church Street, Parramatta NSW 2150",
    text: `Call 02 7010 4440.\nBring your driver licence; ${"é".repeat(60)}`,
    start: Date.parse("2026-03-11T00:30:00Z"),
    end: Date.parse("2026-03-11T01:00:00Z"),
    at: Date.parse("2026-03-10T00:00:00Z"),
  });
  expect(file).toContain("DTSTART:20260311T003000Z\r\nDTEND:20260311T010000Z\r\n");
  expect(file).toContain("SUMMARY:Test drive: 2021 Toyota Hilux\\, SR5");
  const lines = file.split("\r\n");
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`licence\\; ${"é".repeat(60)}`);
});

test("RFC 5545: every part of an appointment in its place, lines folded at 75 bytes and no sooner", () => {
  const file = calendarFile({
    id: "abc@site",
    title: "C:\\cars",
    place: "a\nb\r\nc",
    text: "x".repeat(74 - "DESCRIPTION:".length),
    start: Date.parse("2026-03-11T00:30:00Z"),
    end: Date.parse("2026-03-11T01:00:00Z"),
    at: Date.parse("2026-03-10T00:00:00Z"),
  });
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Test drives//EN",
    "BEGIN:VEVENT",
    "UID:abc@site",
    "DTSTAMP:20260310T000000Z",
    "DTSTART:20260311T003000Z",
    "DTEND:20260311T010000Z",
    "SUMMARY:C:\\\\cars",
    "LOCATION:a\\nb\\nc",
    `DESCRIPTION:${"x".repeat(62)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test.each([
  ["/", "home"],
  ["/contact-us/parramatta", "contact-us-parramatta"],
  ["/cars/2021-toyota-hilux-u100/enquire?utm_source=x", "cars-2021-toyota-hilux-u100-enquire"],
  ["/a//b/", "a-b"],
  ["//a b//#x", "a-b"],
  [`/${"a".repeat(120)}`, "a".repeat(100)],
])("[3.10.6] the page %s has the id %s", (path, id) => {
  expect(pageIdOf(path)).toBe(id);
});
