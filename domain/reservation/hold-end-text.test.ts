import { expect, test } from "vitest";
import { au } from "#domain/country/au.ts";
import { holdEndText } from "./hold-end-text.ts";

test.each([
  ["Australia/Sydney", "1:52\u00a0am"],
  ["Australia/Perth", "10:52\u00a0pm"],
])("[4.4] a hold ends at a time of %s that no line breaks", (time_zone, text) => {
  expect(holdEndText(Date.UTC(2026, 10, 15, 14, 52), { ...au, time_zone })).toBe(text);
});
