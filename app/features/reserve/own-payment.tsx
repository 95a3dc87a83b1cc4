import { useWords } from "#app/copy/vehicle-words.ts";
import { useSyncExternalStore } from "react";
import { payingKey, readPayingNote } from "#domain/reservation/paying.ts";
import { Icon } from "#app/ui/icon.tsx";

const never = () => () => undefined;

/** Whoever came back from paying for this car goes on there: the hold that stands in the way is their own. */
export function OwnPayment({ carId }: { carId: string }) {
  const say = useWords();
  const url = useSyncExternalStore(
    never,
    () => readNote(carId),
    () => null,
  );
  if (url === null) return null;
  return (
    <div className="nt" role="status">
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
    return readPayingNote(sessionStorage.getItem(payingKey(carId)), Date.now());
  } catch {
    return null;
  }
}
