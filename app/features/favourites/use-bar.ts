import { useEffect, useRef, useState } from "react";
import { type BarEvent, hiddenBar, hidesIn, isShown, nextBar } from "#domain/favourites/bar-state.ts";

/** 4.8: drives the rules of the bar by the browser's clock. */
export function useBar(changes: number, count: number, onStockPage: boolean) {
  const [state, setState] = useState(hiddenBar);
  const seen = useRef(0);
  const send = (event: BarEvent) => setState((current) => nextBar(current, event, Date.now()));

  useEffect(() => {
    const changed = changes !== seen.current;
    seen.current = changes;
    if (!onStockPage) send({ kind: "closed" });
    else if (changed) send({ kind: "changed", count });
  }, [changes, count, onStockPage]);

  useEffect(() => {
    const wait = hidesIn(state, Date.now());
    if (wait === null) return;
    const timer = setTimeout(() => {
      // A timer may run a touch early; the moment it stands for has come all the same.
      setState((current) => nextBar(current, { kind: "time_passed" }, state.hidesAt ?? Date.now()));
    }, wait);
    return () => clearTimeout(timer);
  }, [state]);

  return { shown: isShown(state), send };
}
