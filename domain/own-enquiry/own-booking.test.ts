import { expect, test } from "vitest";
import type { ChosenAnswer } from "#domain/lead/lead.ts";
import type { LeadEvent } from "./lead-event.ts";
import { isPast, ownBooking } from "./own-booking.ts";

const at = "2026-03-10T01:00:00Z";
const booked: ChosenAnswer = { name: "booking_date_time", label: "When", kind: "date-time", value: "2026-03-12T10:30" };
const moved = (from: string, to: string): LeadEvent => ({ kind: "moved", from, to, at });

test("[11.10.3] a booking is what was chosen, and then what each change made of it", () => {
  const lead = { chosen: [booked] };
  const events: LeadEvent[] = [
    moved("2026-03-12T10:30", "2026-03-13T09:00"),
    { kind: "asked", text: "Is it white?", at },
    { kind: "called-off", time: "2026-03-13T09:00", at },
    { kind: "new-link", at },
    moved("2026-03-13T09:00", "2026-03-14T11:00"),
  ];
  expect([0, 1, 2, 3, 4, 5].map((count) => ownBooking(lead, events.slice(0, count)))).toEqual([
    { time: "2026-03-12T10:30", isOff: false, changes: 0 },
    { time: "2026-03-13T09:00", isOff: false, changes: 1 },
    { time: "2026-03-13T09:00", isOff: false, changes: 1 },
    { time: "2026-03-13T09:00", isOff: true, changes: 2 },
    { time: "2026-03-13T09:00", isOff: true, changes: 2 },
    { time: "2026-03-14T11:00", isOff: false, changes: 3 },
  ]);
});

test("[11.10.3] only a time picked from the list is a booking", () => {
  expect(ownBooking({}, [])).toBeNull();
  expect(ownBooking({ chosen: [{ ...booked, kind: "option" }] }, [])).toBeNull();
});

test.each([
  ["Australia/Sydney", "2026-03-11T23:30:00Z"],
  ["Australia/Perth", "2026-03-12T02:30:00Z"],
  ["Pacific/Auckland", "2026-03-11T21:30:00Z"],
])("[11.10.3] a time is past once the clock in %s has reached it", (zone, utc) => {
  const begins = Date.parse(utc);
  expect([isPast(booked.value, zone, begins - 1), isPast(booked.value, zone, begins)]).toEqual([false, true]);
});
