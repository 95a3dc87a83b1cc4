import { useSyncExternalStore } from "react";
import { payingKey, readPayingNote, reservedKey } from "#domain/reservation/paying.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Another tab may have started it, and the browser may restore this page in an earlier state. */
function subscribe(changed: () => void): () => void {
  const events = ["storage", "pageshow"] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** A visitor who returned from paying for this car continues there: the hold is their own. */
export function OwnPayment({ carId, isReserved }: { carId: string; isReserved: boolean }) {
  const say = useWords();
  const url = useSyncExternalStore(
    subscribe,
    () => readNote(carId),
    () => null,
  );
  const reserved = useSyncExternalStore(
    subscribe,
    () => readReserved(carId),
    () => null,
  );
  // Only this browser knows who has reserved it: the page itself says only that somebody has.
  if (isReserved && reserved !== null) {
    return (
      <div className="notice own mine" role="status">
        <Icon name="check" />
        <p>
          <b>Reserved by you</b>
          {say("Nobody else can take this {vehicle} now.")}{" "}
          <a className="more" href={reserved}>
            See your reservation
          </a>
        </p>
      </div>
    );
  }
  if (url === null || isReserved) return null;
  return (
    <div className="notice own" role="status">
      <Icon name="info" />
      <p>
        <b>{say("You have started to reserve this {vehicle}")}</b>
        It is held for you.{" "}
        <a className="more" href={url}>
          Continue to payment
        </a>
      </p>
    </div>
  );
}

/** Only a path of this site: anybody could have written into the storage. */
function readReserved(carId: string): string | null {
  try {
    const url = localStorage.getItem(reservedKey(carId));
    return url !== null && /^\/cars\/[^/\\]/.test(url) ? url : null;
  } catch {
    return null;
  }
}

function readNote(carId: string): string | null {
  try {
    return readPayingNote(localStorage.getItem(payingKey(carId)), Date.now());
  } catch {
    return null;
  }
}
