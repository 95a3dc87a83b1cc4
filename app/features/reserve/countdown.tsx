import { useEffect, useState } from "react";
import { clockText, spokenTimeLeft } from "#domain/reservation/time-left.ts";

/**
 * The time left of the hold. Without a script the time of day beside it has to do. Screen readers hear of it at a few
 * points only.
 */
export function Countdown({ leftMs }: { leftMs: number }) {
  const left = useTimeLeft(leftMs);
  return (
    <div className="reservation-countdown">
      {left !== null && (
        <p aria-hidden="true">
          <b>{clockText(left)}</b> left to pay
        </p>
      )}
      <p className="unseen" role="status">
        {left === null ? "" : spokenTimeLeft(left)}
      </p>
    </div>
  );
}

/** Counted from the server's value: the visitor's own clock may be wrong. Null until the script runs. */
function useTimeLeft(leftMs: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const begun = Date.now();
    const look = () => {
      const now = leftMs - (Date.now() - begun);
      setLeft(now);
      // The reloaded page shows the result.
      if (now <= 0) location.reload();
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [leftMs]);
  return left;
}
