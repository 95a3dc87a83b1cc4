import { useFormat } from "#app/copy/site-format.ts";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { buttonClass } from "#app/ui/button-class.ts";
import type { VehicleView } from "./vehicle-view.ts";

type Trailer = NonNullable<VehicleView["trailer"]>;
type Picker = ComponentType<{ trailer: Trailer }>;

/** Beside the weights of a caravan: what a tow vehicle needs, and a list to choose one's own vehicle from. */
export function TowCheck({ trailer }: { trailer: Trailer }) {
  const { number } = useFormat();
  const kilograms = (amount: number) => `${number(amount)} kg`;
  const [Picker, setPicker] = useState<Picker | null>(null);
  // The list of tow vehicles is fetched when somebody wants it.
  const list = useRef<HTMLDetailsElement>(null);
  const load = () => {
    if (!list.current?.open || Picker) return;
    import("./tow-picker.tsx").then(
      (module) => setPicker(() => module.TowPicker),
      // Without the list, the sentence above still says what to look for.
      () => undefined,
    );
  };
  // The visitor may have opened it before hydration.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(load, []);
  return (
    <section className="vs twc">
      <h2>Can yours tow it?</h2>
      <p>
        Loaded to its limit it weighs {kilograms(trailer.atm)}: your vehicle needs a braked towing capacity of at least
        that{trailer.ball === null ? "" : `, and a tow bar rated for ${kilograms(trailer.ball)} or more on the ball`}.
      </p>
      <details className="js" ref={list} onToggle={load}>
        <summary className={buttonClass()}>Pick your ute or 4x4</summary>
        {Picker && <Picker trailer={trailer} />}
      </details>
    </section>
  );
}
