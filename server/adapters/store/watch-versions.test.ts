import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Versions } from "./versions.ts";
import { watchVersions, type OnChange } from "./watch-versions.ts";

// A fake source and clock: both engines share when they poll and what they report.
function createSource(pollMs: number) {
  const versions = new Map<string, number>([["all", 1]]);
  const faults: unknown[] = [];
  let onHint = () => {};
  let looks = 0;
  let isDown = false;
  return {
    faults,
    looks: () => looks,
    setDown: (down: boolean) => (isDown = down),
    hint: () => onHint(),
    change(scope: string) {
      for (const name of [scope, "all"]) versions.set(name, (versions.get(name) ?? 0) + 1);
    },
    watch: (onChange: OnChange, since?: Versions) =>
      watchVersions(
        {
          overall: () => {
            looks += 1;
            return isDown ? Promise.reject(new Error("down")) : Promise.resolve(versions.get("all") ?? 0);
          },
          versions: () => Promise.resolve(new Map(versions)),
        },
        { pollMs, subscribe: (listener) => ((onHint = listener), () => (onHint = () => {})) },
        onChange,
        { ...(since === undefined ? {} : { since }), onFault: (fault) => faults.push(fault) },
      ),
  };
}

describe("watching versions", () => {
  let heard: Record<string, number>[] = [];
  const listen: OnChange = (changed) => void heard.push(Object.fromEntries(changed));

  beforeEach(() => {
    heard = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("[19.3.4] hands over the scopes that changed, a second after at the latest", async () => {
    const source = createSource(1000);
    const stop = source.watch(listen);
    await vi.advanceTimersByTimeAsync(500);
    source.change("stock:d1");
    source.change("site:a");
    await vi.advanceTimersByTimeAsync(500);
    expect(heard).toEqual([{ "stock:d1": 1, "site:a": 1, all: 3 }]);
    stop();
  });

  test("a burst of changes is one call a second at most", async () => {
    const source = createSource(10_000);
    const stop = source.watch(listen);
    await vi.advanceTimersByTimeAsync(5000);
    for (let n = 0; n < 100; n += 1) {
      source.change("stock:d1");
      source.hint();
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard.length).toBeGreaterThanOrEqual(2);
    expect(heard.length).toBeLessThanOrEqual(4);
    expect(heard.at(-1)).toEqual({ "stock:d1": 100, all: 101 });
    stop();
  });

  test("a hint after a quiet time is followed at once", async () => {
    const source = createSource(10_000);
    const stop = source.watch(listen);
    await vi.advanceTimersByTimeAsync(3000);
    source.change("site:a");
    source.hint();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([{ "site:a": 1, all: 2 }]);
    stop();
  });

  test("a look that found nothing does not hold up what comes after it", async () => {
    const source = createSource(500);
    const stop = source.watch(listen);
    for (let looks = 0; looks < 4; looks += 1) await vi.advanceTimersByTimeAsync(500);
    source.change("site:a");
    await vi.advanceTimersByTimeAsync(500);
    expect(heard).toEqual([{ "site:a": 1, all: 2 }]);
    stop();
  });

  test("without any hint the slow poll finds the change", async () => {
    const source = createSource(10_000);
    const stop = source.watch(listen);
    await vi.advanceTimersByTimeAsync(1);
    source.change("site:a");
    await vi.advanceTimersByTimeAsync(9000);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toHaveLength(1);
    stop();
  });

  test("changes since the given versions are handed over first", async () => {
    const source = createSource(1000);
    source.change("site:a");
    const stop = source.watch(listen, new Map([["all", 1], ["site:gone", 4]])); // prettier-ignore
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([{ all: 2, "site:gone": 0, "site:a": 1 }]);
    stop();
  });

  test("what the callback could not take is handed over again, with what came since", async () => {
    const source = createSource(1000);
    let failures = 1;
    source.change("site:a");
    const stop = source.watch(
      (changed) => {
        if (failures-- > 0) throw new Error("not now");
        void listen(changed);
      },
      new Map([["all", 1]]),
    );
    await vi.advanceTimersByTimeAsync(0);
    source.change("site:b");
    await vi.advanceTimersByTimeAsync(1000);
    expect(source.faults).toEqual([new Error("not now")]);
    expect(heard).toEqual([{ "site:a": 1, "site:b": 1, all: 3 }]);
    stop();
  });

  test("a store that does not answer is a fault, and is asked again", async () => {
    const source = createSource(1000);
    const stop = source.watch(listen, new Map([["all", 1]]));
    await vi.advanceTimersByTimeAsync(0);
    source.setDown(true);
    source.change("site:a");
    await vi.advanceTimersByTimeAsync(3000);
    expect(source.faults).toHaveLength(3);
    source.setDown(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual([{ "site:a": 1, all: 2 }]);
    stop();
  });

  test("after stop nothing is asked or handed over, and no timer is left", async () => {
    const source = createSource(1000);
    const stop = source.watch(listen, new Map([["all", 1]]));
    await vi.advanceTimersByTimeAsync(100);
    stop();
    const looks = source.looks();
    source.change("site:a");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(heard).toEqual([]);
    expect(source.looks()).toBe(looks);
    expect(vi.getTimerCount()).toBe(0);
  });
});
