import { useSyncExternalStore } from "react";
import { payingKey, readPayingNote, reservedKey } from "#domain/reservation/paying.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Another tab may have begun it, and the browser may bring this page back as it was before. */
function subscribe(changed: () => void): () => void {
  const events = ["storage", "pageshow"] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => {
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** Whoever came back from paying for this car goes on there: the hold that stands in the way is their own. */
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
  // Only this browser knows who has reserved it: the page itself says no more than that somebody has.
  if (isReserved && reserved !== null) {
    return (
      <div className="nt own mine" role="status">
        <Icon name="check" />
        <p>
          <b>Reserved by you</b>
          {say("Nobody else can buy this car now.")}{" "}
          <a className="more" href={reserved}>
            See your reservation
          </a>
        </p>
      </div>
    );
  }
  if (url === null || isReserved) return null;
  return (
    <div className="nt own" role="status">
      <Icon name="info" />
      <p>
        <b>{say("You have begun to reserve this car")}</b>
        It is held for you.{" "}
        <a className="more" href={url}>
          Go on to payment
        </a>
      </p>
    </div>
  );
}

/** A path of this site and nothing else: anybody could have written into the storage. */
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
