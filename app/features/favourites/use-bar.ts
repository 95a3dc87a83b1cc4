import { useEffect, useState } from "react";
import { type BarEvent, hiddenBar, hidesIn, isShown, nextBar } from "#domain/favourites/bar-state.ts";
import type { SavedNews } from "./saved-cars.ts";

/** 4.8: applies the rules of the bar to what was saved, the page, and the browser's clock. */
export function useBar({ changes, at }: SavedNews, count: number, onStockPage: boolean) {
  const [bar, setBar] = useState({ seen: 0, state: hiddenBar });
  const { seen, state } = bar;
  const send = (event: BarEvent, now: number) =>
    setBar((current) => ({ ...current, state: nextBar(current.state, event, now) }));

  if (seen !== changes) {
    setBar({ seen: changes, state: onStockPage ? nextBar(state, { kind: "changed", count }, at) : hiddenBar });
  } else if (!onStockPage && isShown(state)) {
    setBar({ seen, state: hiddenBar });
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
