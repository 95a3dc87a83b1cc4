import { useEffect, useState } from "react";
import { type BarEvent, hiddenBar, hidesIn, isShown, nextBar } from "#domain/favourites/bar-state.ts";
import type { SavedNews } from "./saved-cars.ts";

type Lists = { saved: number; compared: number };

/** 4.8: applies the rules of the bar to what was saved, the page, and the browser's clock. */
export function useBar({ changes, at }: SavedNews, { saved, compared }: Lists, onStockPage: boolean) {
  const [bar, setBar] = useState({ seen: 0, compared: 0, state: hiddenBar });
  const { seen, state } = bar;
  const send = (event: BarEvent, now: number) =>
    setBar((current) => ({ ...current, state: nextBar(current.state, event, now) }));

  if (bar.compared !== compared) {
    // The tray of cars to compare, which the bar covers, is what the visitor now wants to see.
    setBar({ ...bar, compared, state: hiddenBar });
  } else if (seen !== changes) {
    const changed = { kind: "changed", count: saved } as const;
    setBar({ ...bar, seen: changes, state: onStockPage ? nextBar(state, changed, at) : hiddenBar });
  } else if (!onStockPage && isShown(state)) {
    setBar({ ...bar, state: hiddenBar });
  }

  useEffect(() => {
    const wait = hidesIn(state, Date.now());
    if (wait === null) return;
    // A timer may fire slightly early; its time counts as reached.
    const hidesAt = state.hidesAt ?? 0;
    const end = () =>
      setBar((current) => ({ ...current, state: nextBar(current.state, { kind: "time_passed" }, hidesAt) }));
    const timer = setTimeout(end, wait);
    return () => clearTimeout(timer);
  }, [state]);

  return { shown: isShown(state), send: (event: BarEvent) => send(event, Date.now()) };
}
