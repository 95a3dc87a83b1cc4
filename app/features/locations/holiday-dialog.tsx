import { Modal } from "#app/ui/dialog.tsx";
import { opens } from "#app/ui/opens.ts";
import type { HolidayGroup } from "./locations-view.ts";

export function HolidayButton({ id, place }: { id: string; place: string }) {
  return (
    <button type="button" className="holiday-button" {...opens(id, { modal: true })}>
      View Holiday Opening Hours<span className="unseen"> of {place}</span>
    </button>
  );
}

export function HolidayDialog({ group: { id, places, rows } }: { group: HolidayGroup }) {
  return (
    <Modal id={id} className="holiday-dialog" title="Holiday opening hours" text={places.join(", ")}>
      <dl>
        {rows.map(({ day, name, text }) => (
          <div key={day}>
            <dt>
              {name ? <b>{name}</b> : null}
              <span>{day}</span>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
