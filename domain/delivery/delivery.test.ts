import { describe, expect, test } from "vitest";
import { lastTryAt, retryAt, usualRhythm } from "./backoff.ts";
import { canResend, isStale, type Outcome, settle, type Tried } from "./delivery-state.ts";
import { firstDue } from "./first-due.ts";

const start = Date.parse("2026-03-10T01:00:00.000Z");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const tried: Tried = { attempts: 1, triedSince: start, isTest: false, isStale: false };
const failed: Outcome = { result: "retry", note: "no answer" };

describe("[11.7.2] waits between tries", () => {
  test.each([
    [1, 30 * SECOND],
    [2, MINUTE],
    [3, 2 * MINUTE],
    [7, 32 * MINUTE],
    [10, 256 * MINUTE],
    [11, 8 * HOUR],
    [12, 8 * HOUR],
    [5000, 8 * HOUR],
  ])("after try %i it waits at most %i ms, and at least half of that", (attempts, most) => {
    expect(retryAt({ attempts, triedSince: start }, start, 0) - start).toBe(most / 2);
    expect(retryAt({ attempts, triedSince: start }, start, 1) - start).toBe(most);
  });
  test("[11.7.2] the last try falls on the third day, never after it", () => {
    const late = start + 71 * HOUR;
    expect(retryAt({ attempts: 15, triedSince: start }, late, 1)).toBe(start + 72 * HOUR);
    expect(lastTryAt(start)).toBe(start + 72 * HOUR);
  });
  test.each([0, 0.5, 0.999])(
    "with jitter %d a channel that never answers is tried until day three, then failed",
    (jitter) => {
      let now = start;
      let attempts = 0;
      for (;;) {
        attempts += 1;
        const after = settle({ ...tried, attempts }, failed, now, jitter);
        if (after.state === "failed") break;
        expect(after.state).toBe("pending");
        expect(after.nextAt).toBeGreaterThan(now);
        now = after.nextAt;
      }
      expect(now).toBe(start + usualRhythm.windowMs);
      expect(attempts).toBeGreaterThan(15);
      expect(attempts).toBeLessThan(40);
    },
  );
});

describe("[11.7.2] the state after a try", () => {
  test.each<[string, Partial<Tried>, Outcome["result"], string]>([
    ["it arrived", {}, "delivered", "delivered"],
    ["it arrived though a later step overtook it", { isStale: true }, "delivered", "delivered"],
    ["no answer", {}, "retry", "pending"],
    ["no answer, and a later step tells more", { isStale: true }, "retry", "superseded"],
    ["no answer to a test", { isTest: true }, "retry", "failed"],
    ["refused for good", {}, "refused", "failed"],
    ["the receiver is gone", {}, "gone", "failed"],
    ["the mailbox has had its share", {}, "suppressed", "suppressed"],
    ["nothing is left to send", {}, "cancelled", "cancelled"],
  ])("%s", (_case, over, result, state) => {
    expect(settle({ ...tried, ...over }, { result, note: "why" }, start, 0)).toMatchObject({ state, note: "why" });
  });
});

test.each([
  ["partial", "Incomplete", "2026-03-10T01:00:00.000Z", false],
  ["partial", "Incomplete", "2026-03-10T01:05:00.000Z", true],
  ["partial", "Complete", "2026-03-10T01:00:00.000Z", true],
  ["complete", "Complete", "2026-03-10T01:05:00.000Z", false],
])("[11.7] a %s delivery of a lead now %s, changed at %s, is stale: %s", (stage, status, updated_at, stale) => {
  expect(isStale({ stage, created_at: "2026-03-10T01:00:00.000Z" }, { status, updated_at })).toBe(stale);
});

test.each([
  ["Complete", false, "2026-03-10T01:00:00.000Z"],
  ["Complete", true, "2026-03-10T01:00:00.000Z"],
  ["Incomplete", true, "2026-03-10T01:30:00.000Z"],
  ["Incomplete", false, null],
])("[11.7.4] a lead that is %s, partial leads wanted: %s, is due at %s", (status, partial_leads, due) => {
  expect(firstDue({ status, updated_at: "2026-03-10T01:00:00.000Z" }, { partial_leads })).toBe(due);
});

test.each([
  ["pending", true],
  ["held", true],
  ["delivered", true],
  ["failed", true],
  ["sending", false],
  ["superseded", false],
  ["suppressed", true],
  ["cancelled", false],
])("[11.7.5] a delivery that is %s can be sent again by hand: %s", (state, can) => {
  expect(canResend(state)).toBe(can);
});
