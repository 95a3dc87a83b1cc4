import { Icon } from "#app/ui/icon.tsx";
import type { HolidayGroup } from "./locations-view.ts";

// Without a script the browser opens the list as a popover; with one it becomes a dialog that traps the focus
// (app/ui/commands.ts).

export function HolidayButton({ id, place }: { id: string; place: string }) {
  return (
    <button type="button" className="hol-b" popoverTarget={id} aria-haspopup="dialog" data-modal="">
      View Holiday Opening Hours<span className="vh"> of {place}</span>
    </button>
  );
}

export function HolidayDialog({ group: { id, places, rows } }: { group: HolidayGroup }) {
  return (
    <dialog id={id} className="hol-d" popover="auto" aria-labelledby={`${id}-title`}>
      <header>
        <div>
          <h2 id={`${id}-title`}>Holiday opening hours</h2>
          <p>{places.join(", ")}</p>
        </div>
        <button
          type="button"
          className="ib"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          data-modal=""
        >
          <Icon name="close" />
        </button>
      </header>
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
    </dialog>
  );
}
