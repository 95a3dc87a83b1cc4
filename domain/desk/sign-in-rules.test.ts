import { describe, expect, test } from "vitest";
import { isSessionOpen, sessionEnd, signInLives, signInState, triesLeft } from "./sign-in-rules.ts";

const start = Date.parse("2026-03-10T00:00:00.000Z");
const at = (ms: number) => new Date(start + ms);
const minute = 60_000;

const fresh = { tries: 0, used_at: null, replaced_at: null };
const asked = { ...fresh, expires_at: at(signInLives.asked).toISOString() };

describe("[6.3.3] a sign-in", () => {
  test.each([
    ["just asked", asked, 0, "open"],
    ["a millisecond before its end", asked, 15 * minute - 1, "open"],
    ["at its end", asked, 15 * minute, "over"],
    ["used, however late one looks", { ...asked, used_at: at(1).toISOString() }, 99 * minute, "used"],
    ["replaced", { ...asked, replaced_at: at(1).toISOString() }, 2, "over"],
    ["with five wrong codes", { ...asked, tries: 5 }, 2, "open"],
    ["with six wrong codes", { ...asked, tries: 6 }, 2, "over"],
  ] as const)("%s", (_name, signIn, ms, state) => expect(signInState(signIn, at(ms))).toBe(state));

  test("lives 15 minutes when asked for or printed, and seven days as an invitation", () => {
    expect(signInLives).toEqual({ asked: 15 * minute, printed: 15 * minute, invited: 7 * 24 * 60 * minute });
  });

  test("never has fewer than no tries left", () => {
    expect([0, 5, 6, 7].map((tries) => triesLeft({ tries }))).toEqual([6, 1, 0, 0]);
  });
});

test("[6.3.6] a session ends 30 days after its last use, or 12 hours where it is not kept", () => {
  const hours = (isKept: boolean) => (sessionEnd(isKept, at(0)).getTime() - start) / (60 * minute);
  expect([hours(true), hours(false)]).toEqual([720, 12]);
});

test("[6.3.6] a session is open until the millisecond of its end, unless it was ended", () => {
  const session = { ended_at: null, expires_at: at(1000).toISOString() };
  expect(isSessionOpen(session, at(999))).toBe(true);
  expect(isSessionOpen(session, at(1000))).toBe(false);
  expect(isSessionOpen({ ...session, ended_at: at(1).toISOString() }, at(2))).toBe(false);
});
