import { expect, test } from "vitest";
import { clockProblem, watch } from "./retention-clock.ts";

const now = Date.parse("2026-03-10T01:00:00Z");
const hour = 3_600_000;
const day = 24 * hour;

test("[12.3.3] a clock in time with the database and the newest record is believed", () => {
  expect(clockProblem({ now, database: now + 60_000, newest: now - 5 * day })).toBeNull();
  expect(clockProblem({ now, database: null, newest: null })).toBeNull();
  // A clock that is behind erases less than it should, which a later run makes up for.
  expect(clockProblem({ now, database: null, newest: now + 3650 * day })).toBeNull();
});

test.each([
  ["ten years ahead of the database", { database: now - 3650 * day, newest: now - hour }],
  ["an hour behind the database", { database: now + hour, newest: now - hour }],
  ["ten years ahead of the newest record", { database: null, newest: now - 3650 * day }],
])("[12.3.3] a clock %s is not", (_how, readings) => {
  expect(clockProblem({ now, ...readings })).toMatch(/^This machine's clock says 2026-03-10T01:00:00.000Z/);
});

test("[12.3.2] watched time passes by the hour, whatever a clock jumps", () => {
  let clock = watch(null, now);
  expect(clock.watchedSeconds).toBe(0);
  clock = watch(clock, now + hour);
  expect(clock.watchedSeconds).toBe(3600);
  clock = watch(clock, now + 3650 * day);
  expect(clock.watchedSeconds).toBe(3600 + 7200);
  clock = watch(clock, now + 2 * hour);
  expect(clock.watchedSeconds).toBe(3600 + 7200);
  clock = watch(clock, now + 3 * hour);
  expect(clock.watchedSeconds).toBe(2 * 3600 + 7200);
});
