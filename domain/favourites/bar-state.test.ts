import { describe, expect, test } from "vitest";
import { type BarEvent, type BarState, compareBadge, hiddenBar, hidesIn, isShown, nextBar } from "./bar-state.ts";

/** A fake clock, and the state of the bar after each event. */
function barOnFakeClock() {
  let now = 1_000_000;
  let state: BarState = hiddenBar;
  const send = (event: BarEvent) => void (state = nextBar(state, event, now));
  return {
    send,
    change: (count = 1) => send({ kind: "changed", count }),
    pass(milliseconds: number) {
      now += milliseconds;
      send({ kind: "time_passed" });
    },
    shown: () => isShown(state),
    left: () => hidesIn(state, now),
  };
}

describe("[4.8] the favourites bar", () => {
  test("[4.8.2] is not there on first load, however long one waits", () => {
    const bar = barOnFakeClock();
    expect(bar.shown()).toBe(false);
    bar.pass(60_000);
    expect(bar.shown()).toBe(false);
  });
  test("[4.8.2, 9.4.1] shows for 5 seconds after a change, and not a millisecond more", () => {
    const bar = barOnFakeClock();
    bar.change();
    bar.pass(4999);
    expect(bar.shown()).toBe(true);
    bar.pass(1);
    expect(bar.shown()).toBe(false);
  });
  test("a second change begins the five seconds again", () => {
    const bar = barOnFakeClock();
    bar.change();
    bar.pass(4000);
    bar.change(2);
    bar.pass(4000);
    expect(bar.shown()).toBe(true);
    expect(bar.left()).toBe(1000);
  });
  test("goes at once when the last car is removed, even from under the pointer", () => {
    const bar = barOnFakeClock();
    bar.change();
    bar.send({ kind: "held", by: "pointer" });
    bar.change(0);
    expect(bar.shown()).toBe(false);
    bar.change(1);
    bar.pass(5000);
    expect(bar.shown()).toBe(false);
  });
  test.each(["pointer", "focus"] as const)("[4.8.2] stays while the %s is in it, and five seconds longer", (by) => {
    const bar = barOnFakeClock();
    bar.change();
    bar.send({ kind: "held", by });
    bar.pass(60_000);
    expect(bar.shown()).toBe(true);
    expect(bar.left()).toBeNull();
    bar.send({ kind: "released", by });
    bar.pass(4999);
    expect(bar.shown()).toBe(true);
    bar.pass(1);
    expect(bar.shown()).toBe(false);
  });
  test("stays until both pointer and focus have left", () => {
    const bar = barOnFakeClock();
    bar.change();
    bar.send({ kind: "held", by: "pointer" });
    bar.send({ kind: "held", by: "focus" });
    bar.send({ kind: "released", by: "pointer" });
    bar.pass(60_000);
    expect(bar.shown()).toBe(true);
    bar.send({ kind: "released", by: "focus" });
    bar.pass(5000);
    expect(bar.shown()).toBe(false);
  });
  test("a pointer where the bar was does not bring it back", () => {
    const bar = barOnFakeClock();
    bar.send({ kind: "held", by: "pointer" });
    bar.send({ kind: "released", by: "pointer" });
    expect(bar.shown()).toBe(false);
  });
  test("closes when asked to", () => {
    const bar = barOnFakeClock();
    bar.change();
    bar.send({ kind: "closed" });
    expect(bar.shown()).toBe(false);
  });
});

test.each([
  [0, null],
  [3, null],
  [4, "+1"],
  [12, "+9"],
  [13, "+9"],
  [60, "+9"],
])("[2.3.35, 9.4.1] %i saved cars: badge %s", (count, badge) => expect(compareBadge(count)).toBe(badge));
