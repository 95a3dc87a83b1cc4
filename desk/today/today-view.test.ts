import { expect, test } from "vitest";
import type { Today } from "#site/desk-port.ts";
import { emptyToday, sampleToday } from "../testing/sample-data.ts";
import { toTodayView } from "./today-view.ts";

const now = Date.parse("2026-11-18T23:42:00Z");
const view = (over: Partial<Today>) => toTodayView({ ...emptyToday, ...over }, now);
const well = { name: "Stock", last_run: "2026-11-18T20:00:00Z", state: "well", note: "" } as const;
const broken = { ...well, state: "failed" } as const;

test.each<[string, Partial<Today>]>([
  ["Nobody has asked today yet", {}],
  ["1 enquiry today", { enquiries: { count: 1, lines: [] } }],
  ["3 enquiries today", { enquiries: { count: 3, lines: [] }, feeds: [broken] }],
  ["1 feed needs you", { enquiries: null, feeds: [well, broken] }],
  ["2 feeds need you", { enquiries: null, feeds: [broken, broken] }],
  ["The feeds are well", { enquiries: null, feeds: [well] }],
  ["No feed yet", { enquiries: null, feeds: [] }],
  ["Today", { enquiries: null, feeds: null, failed: null }],
])("the headline is the answer: %s", (title, today) => {
  expect(view(today).title).toBe(title);
});

test("the line below says what failed, and nothing when nothing did", () => {
  const failed = [{ id: "d", channel: "Mail", receiver: "a@b.example", note: "Refused.", at: "2026-11-18T22:00:00Z" }];
  expect(view({ failed, feeds: [broken, well] }).lead).toBe("1 delivery has failed. 1 feed did not come.");
  expect(view({}).lead).toBe("");
});

test("an enquiry without a name has none made up, and how many are not shown is counted", () => {
  const [line] = sampleToday("principal", now).enquiries?.lines ?? [];
  const { enquiries } = view({ enquiries: { count: 60, lines: line ? [{ ...line, name: "", category: "" }] : [] } });
  expect(enquiries).toMatchObject({ more: 59, lines: [{ name: "No name given", what: line?.about }] });
});

test("who may not see enquiries gets none of them", () => {
  const stock = toTodayView(sampleToday("stock", now), now);
  expect(stock.enquiries).toBeNull();
  expect(JSON.stringify(stock)).not.toContain("Olivia");
});
