import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AlertWorker } from "./alert-worker.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] }));
afterEach(() => void vi.useRealTimers());

test("[12.2.8] stock that changes all the time is looked at now and then, and once more after its last change", async () => {
  let looks = 0;
  const sites = () => ((looks += 1), []);
  const worker = new AlertWorker({ sites, clock: () => new Date(), log: pino({ level: "silent" }), everyMs: 60_000 });
  for (let change = 0; change < 10; change += 1) worker.wake();
  await vi.advanceTimersByTimeAsync(4999);
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toBe(2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(looks).toBe(2);
  await worker.stop();
});
