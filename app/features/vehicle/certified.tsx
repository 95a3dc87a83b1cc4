import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { opens } from "#app/ui/opens.ts";
import { Highlights } from "./highlights.tsx";
import type { VehicleView } from "./vehicle-view.ts";

/** 2.3: certified-used information. A popover is a dialog that needs no script. */
export function Certified({ certified }: { certified: NonNullable<VehicleView["certified"]> }) {
  const { name, title, text, points } = certified;
  return (
    <section className="vehicle-section certified">
      <Icon name="shield" size={32} />
      <div>
        <h2>{name}</h2>
        <p>{text}</p>
        <button className="more" type="button" {...opens("certified")}>
          {title}
        </button>
      </div>
      <Dialog id="certified" title={title} level={3}>
        <p>{text}</p>
        <Highlights points={points} />
      </Dialog>
    </section>
  );
}
