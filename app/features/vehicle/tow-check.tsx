import { attributeText } from "#domain/car/attributes.ts";
import { useFormat } from "#app/copy/site-format.ts";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { buttonClass } from "#app/ui/button-class.ts";
import { readTowChoice } from "./tow-choice.ts";
import type { VehicleView } from "./vehicle-view.ts";

type Trailer = NonNullable<VehicleView["trailer"]>;
type Searches = () => readonly string[];
type Picker = ComponentType<{ trailer: Trailer; searches: Searches; onPick: (isPicked: boolean) => void }>;
/** `searches`: the visitor's typed searches, newest first. */
type Props = { trailer: Trailer; searches: Searches };

/** Beside the weights of a caravan: what a tow vehicle needs, and a list to choose one's own vehicle from. */
export function TowCheck({ trailer, searches }: Props) {
  const format = useFormat();
  const kilograms = (amount: number) => attributeText("atm", amount, format);
  const [Picker, setPicker] = useState<Picker | null>(null);
  const [isPicked, setIsPicked] = useState(false);
  const list = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (Picker) return;
    import("./tow-picker.tsx").then(
      (module) => setPicker(() => module.TowPicker),
      // Without the list, the sentence above still says what to look for.
      () => undefined,
    );
  };
  // The list of tow vehicles is fetched when somebody opens it, perhaps before hydration, or may have named a vehicle.
  useEffect(() => {
    if (list.current?.open || searches().length > 0 || readTowChoice()) load();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // A vehicle that is known from elsewhere opens the list. With one picked, the button asks for nothing more.
  const onPick = (picked: boolean) => {
    if (picked) list.current?.setAttribute("open", "");
    setIsPicked(picked);
  };
  return (
    <section className="vehicle-section tow-check">
      <h2>Can yours tow it?</h2>
      <p>
        Loaded to its limit it weighs {kilograms(trailer.atm)}: your vehicle needs a braked towing capacity of at least
        that{trailer.ball === null ? "" : `, and a tow bar rated for ${kilograms(trailer.ball)} or more on the ball`}.
      </p>
      <details className="with-script" ref={list} onToggle={load}>
        <summary className={isPicked ? undefined : buttonClass()} hidden={isPicked}>
          Pick your ute or 4x4
        </summary>
        {Picker && <Picker trailer={trailer} searches={searches} onPick={onPick} />}
      </details>
    </section>
  );
}
