import { useEffect, useState } from "react";
import { clockText, spokenTimeLeft } from "#domain/reservation/time-left.ts";

/**
 * What is left of the hold. Without a script the time of day has to do, which stands beside it. Whoever listens hears of
 * it at a few moments only.
 */
export function Countdown({ leftMs }: { leftMs: number }) {
  const left = useTimeLeft(leftMs);
  return (
    <div className="rv-c">
      {left !== null && (
        <p aria-hidden="true">
          <b>{clockText(left)}</b> left to pay
        </p>
      )}
      <p className="vh" role="status">
        {left === null ? "" : spokenTimeLeft(left)}
      </p>
    </div>
  );
}

/** Counted from what the server said: the visitor's own clock may be wrong. Null until the script runs. */
function useTimeLeft(leftMs: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const begun = Date.now();
    const look = () => {
      const now = leftMs - (Date.now() - begun);
      setLeft(now);
      // The page says what became of it.
      if (now <= 0) location.reload();
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [leftMs]);
  return left;
}
