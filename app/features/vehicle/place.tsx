import { telLink } from "#domain/location/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PlaceView } from "./vehicle-view.ts";

export function Place({ place }: { place: PlaceView }) {
  const { name, lines, open, status, hours, directions, target, licence, others } = place;
  return (
    <section className="vs">
      <h2>Where it is</h2>
      <div className="wh">
        <div className="wh-a">
          <h3>
            <i className="stop" />
            {name}
          </h3>
          <address>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {status && (
            <p className="op">
              {open ? <em>Open</em> : "Closed,"} {status}
            </p>
          )}
          <a className="btn line" href={directions} target={target} rel="noopener">
            <Icon name="directions" size={18} />
            Get Directions
          </a>
          {licence && <p className="sml">{licence}</p>}
        </div>
        {hours.length > 0 && (
          <dl className="hrs">
            {hours.map(({ days, text, today }) => (
              <div key={days} className={today ? "now" : undefined}>
                <dt>{days}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {others.length > 0 && (
        <p className="oth">
          Can also be seen at{" "}
          {others.map((other, index) => (
            <span key={other.name}>
              {index > 0 && ", "}
              {other.name}, <a href={telLink(other.phone)}>{other.phone}</a>
            </span>
          ))}
          .
        </p>
      )}
    </section>
  );
}
