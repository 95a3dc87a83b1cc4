import { useWords } from "#app/copy/vehicle-words.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { HistoryRow } from "#domain/car/history/car-history.ts";
import type { VehicleView } from "./vehicle-view.ts";

const icons: Readonly<Record<HistoryRow["tone"], IconName>> = {
  good: "check",
  plain: "info",
  warning: "alert",
  missing: "info",
};

/** What the dealer's data says of the past of a used vehicle, each with a line for who has never bought one. */
export function History({ history }: Pick<VehicleView, "history">) {
  const say = useWords();
  if (history.length === 0) return null;
  return (
    <section className="vehicle-section history">
      <h2>History and checks</h2>
      <dl>
        {history.map(({ name, label, value, note, explained, tone }) => (
          <div key={name} className={tone === "plain" ? undefined : `is-${tone}`}>
            <dt>{label}</dt>
            <dd>
              <Icon name={icons[tone]} size={18} />
              <b>{value}</b>
              {note && <span>{note}</span>}
              {explained && <small>{say(explained)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** At the top of the page, before the price: it has been sold, or it was written off. */
export function FirstOfAll({ car, hasSimilar }: { car: VehicleView; hasSimilar: boolean }) {
  const say = useWords();
  if (car.state === "sold")
    return (
      <p className="sold-note">
        <b>{say("This {vehicle} has been sold.")}</b> {hasSimilar ? say("{Vehicles} like it are below.") : ""}
      </p>
    );
  if (!car.warning) return null;
  return (
    <div className="write-off" role="note">
      <Icon name="alert" />
      <p>
        <b>{car.warning.title}</b> {say(car.warning.text)}
      </p>
    </div>
  );
}
