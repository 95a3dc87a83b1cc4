import { useSyncExternalStore } from "react";
import { payingKey, readPayingNote } from "#domain/reservation/paying.ts";
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
export function OwnPayment({ carId }: { carId: string }) {
  const say = useWords();
  const url = useSyncExternalStore(
    subscribe,
    () => readNote(carId),
    () => null,
  );
  if (url === null) return null;
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

function readNote(carId: string): string | null {
  try {
    return readPayingNote(localStorage.getItem(payingKey(carId)), Date.now());
  } catch {
    return null;
  }
}
