import { expect, test } from "vitest";
import { RefusalPace } from "./refusal-pace.ts";

test("[8] a single refusal waits about as long as usual", () => {
  const delay = new RefusalPace(800).delayMs(0);
  expect(delay).toBeGreaterThanOrEqual(400);
  expect(delay).toBeLessThanOrEqual(1200);
});

test("[8, 19.1.3] the more are refused, the longer each waits: 150 leave in a second, none after more than ten", () => {
  const pace = new RefusalPace(800);
  const delays = Array.from({ length: 3000 }, () => pace.delayMs(0));
  const within = (from: number) => delays.filter((delay) => delay >= from && delay < from + 1000).length;
  expect([within(2000), within(5000)].map((count) => Math.abs(count - 150) <= 1)).toEqual([true, true]);
  expect(Math.max(...delays)).toBe(10_000);
});

test("[8] where refusals are not delayed, none ever is", () => {
  expect(new RefusalPace(0).delayMs(0)).toBe(0);
});
