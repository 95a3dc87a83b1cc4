import { expect, test } from "vitest";
import { secondsToShare } from "./page-answer.ts";

const now = new Date("2026-03-10T01:00:00Z");
const validFor = (seconds: number) => ({ validUntil: now.getTime() + seconds * 1000 });

test.each([
  ["no setting", validFor(3600), null, 0],
  ["less than the page holds", validFor(3600), 60, 60],
  ["more than the page holds", validFor(30), 60, 30],
  ["a page that has just run out", validFor(-1), 60, 0],
  ["a page that never changes by itself", { validUntil: Infinity }, 60, 60],
])("[18.1.5] a shared cache keeps a page with %s", (_what, page, allowed, seconds) => {
  expect(secondsToShare(page, allowed, now)).toBe(seconds);
});
