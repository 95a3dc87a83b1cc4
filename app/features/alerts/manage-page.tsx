import { useWords } from "#app/copy/vehicle-words.ts";
import type { OwnAlert, OwnAlerts } from "#site/page-ports.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldGroup } from "#app/ui/field.tsx";

type Props = { own: OwnAlerts; path: string; said: string | null; listing: string };

/** All alerts of the link's holder. Every change is one plain form. */
export function ManagePage({ own, path, said, listing }: Props) {
  const say = useWords();
  return (
    <div className="wrap alerts">
      <div className="alerts-head">
        <h1>Your alerts</h1>
        <p>For {own.address}. One email a day at most, and only when there is something new.</p>
      </div>
      <p className="alerts-done" role="status">
        {said}
      </p>
      {own.alerts.length === 0 ? (
        <p className="alerts-none">
          You have no alerts now. <a href={listing}>{say("Find a search or {a vehicle}")}</a> to be told about.
        </p>
      ) : (
        <ul className="alerts-list">
          {own.alerts.map((alert) => (
            <li key={alert.id}>
              <Alert alert={alert} path={path} />
            </li>
          ))}
        </ul>
      )}
      <p className="alerts-unsubscribe">
        <a href={own.unsubscribe}>Unsubscribe from everything</a>
      </p>
    </div>
  );
}

function Alert({ alert, path }: { alert: OwnAlert; path: string }) {
  const say = useWords();
  const isOn = alert.state === "active";
  return (
    <form className="alerts-item" method="post" action={path} aria-label={alert.name}>
      <input type="hidden" name="alert" value={alert.id} readOnly />
      <header>
        <h2>
          <a href={alert.url}>{alert.name}</a>
        </h2>
        <p className={isOn ? "on" : undefined}>{isOn ? "On" : "Paused"}</p>
      </header>
      {alert.gone && <p className="alerts-gone">{say(goneText[alert.kind])}</p>}
      <FieldGroup className="alerts-wants" label="Tell me about">
        {alert.wants.map(({ name, label, on }) => (
          <label key={name}>
            <input type="checkbox" name="wants" value={name} defaultChecked={on} />
            {label}
          </label>
        ))}
      </FieldGroup>
      <p className="alerts-small">
        Ends on {alert.endsOn}.
        {alert.ending && (
          <button className="more" name="act" value="keep">
            Keep it for six months
          </button>
        )}
      </p>
      <div className="alerts-buttons">
        <Button submit name="act" value="save">
          Save changes
        </Button>
        <Button submit name="act" value={isOn ? "pause" : "resume"}>
          {isOn ? "Pause" : "Turn on"}
        </Button>
        <Button submit icon="close" name="act" value="delete">
          Delete
        </Button>
      </div>
    </form>
  );
}

const goneText: Record<OwnAlert["kind"], string> = {
  search: "This site no longer has this search, so this alert cannot find anything. You can delete it.",
  car: "This {vehicle} is not available at the moment. We write when it comes back.",
};
