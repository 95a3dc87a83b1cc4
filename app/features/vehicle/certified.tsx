import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** 2.3: certified-used information. A popover is a dialog that needs no script. */
export function Certified({ certified }: { certified: NonNullable<VehicleView["certified"]> }) {
  const { name, title, text, points } = certified;
  return (
    <section className="vs crt">
      <Icon name="shield" size={32} />
      <div>
        <h2>{name}</h2>
        <p>{text}</p>
        <button className="more" type="button" popoverTarget="certified">
          {title}
        </button>
      </div>
      <dialog className="dlg" id="certified" popover="auto" aria-labelledby="certified-title">
        <h3 id="certified-title">{title}</h3>
        <p>{text}</p>
        <ul className="hl">
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" size={18} />
              {point}
            </li>
          ))}
        </ul>
        <Button popoverTarget="certified" popoverTargetAction="hide">
          Close
        </Button>
      </dialog>
    </section>
  );
}
