import { expect, test } from "vitest";
import type { ChosenAnswer } from "#domain/lead/lead.ts";
import type { LeadEvent } from "./lead-event.ts";
import { isOwnPageOver, lastEventAt, linkNumber } from "./own-page-life.ts";

const zone = "Australia/Sydney";
const sent = "2026-03-10T01:00:00.000Z";
const booking: ChosenAnswer = {
  name: "booking_date_time",
  label: "When",
  kind: "date-time",
  value: "2026-03-20T10:30",
};
const start: ChosenAnswer = { name: "start_date", label: "From", kind: "date", value: "2026-04-01" };
const reservation = { reference: "R", fee: 200, currency: "AUD", token: "t", paid_at: "2026-03-11T01:00:00.000Z" };
const off: LeadEvent = { kind: "called-off", time: "2026-03-20T10:30", at: "2026-03-12T00:00:00.000Z" };

test.each([
  ["the sending", {}, [], sent],
  ["the time that was booked", { chosen: [booking] }, [], "2026-03-19T23:30:00.000Z"],
  ["calling it off", { chosen: [booking] }, [off], off.at],
  ["a day that was chosen", { chosen: [start] }, [], "2026-03-31T13:00:00.000Z"],
  ["the payment", { reservation }, [], reservation.paid_at],
  [
    "the end of a reservation",
    { reservation: { ...reservation, reserved_until: "2026-03-18T01:00:00.000Z" } },
    [],
    "2026-03-18T01:00:00.000Z",
  ],
])("[11.10.1] the last event is %s", (_name, lead, events, last) => {
  expect(new Date(lastEventAt({ updated_at: sent, ...lead }, events, zone)).toISOString()).toBe(last);
});

test("[11.10.1] the page stays open for 30 days after it, to the millisecond", () => {
  const ends = Date.parse(sent) + 30 * 24 * 60 * 60 * 1000;
  expect([ends, ends + 1].map((now) => isOwnPageOver({ updated_at: sent }, [], zone, now))).toEqual([false, true]);
});

test("[11.10.2] a new link has the next number", () => {
  const link: LeadEvent = { kind: "new-link", at: sent };
  expect([[], [link], [link, off, link]].map(linkNumber)).toEqual([0, 1, 2]);
});
