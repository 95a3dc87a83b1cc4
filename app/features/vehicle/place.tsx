import { telLink } from "#domain/phone/tel-link.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PlacePanel } from "#app/ui/place-panel.tsx";
import type { OtherPlace, PlaceView } from "./vehicle-view.ts";

export function Place({ place }: { place: PlaceView }) {
  const { name, lines, map, hours, directions, target, licence, others } = place;
  return (
    <section className="vehicle-section">
      <h2>Where it is</h2>
      <div className="where">
        <div className="where-map">
          <PlacePanel name={name} lines={lines} map={map} />
        </div>
        <div className="where-address">
          <h3>
            <i className="stop" />
            {name}
          </h3>
          {map !== null && <Address lines={lines} />}
          <OpenNow place={place} />
          <ButtonLink icon="directions" href={directions} target={target} rel="noopener">
            Get Directions
          </ButtonLink>
          {licence && <p className="small">{licence}</p>}
        </div>
        {hours.length > 0 && (
          <dl className="hours">
            {hours.map(({ days, text, today }) => (
              <div key={days} className={today ? "now" : undefined}>
                <dt>
                  {days}
                  {today && <span className="unseen"> (today)</span>}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {others.length > 0 && <Others places={others} target={target} />}
    </section>
  );
}

/** 3, distribution_locations. */
function Others({ places, target }: { places: OtherPlace[]; target: PlaceView["target"] }) {
  return (
    <div className="other-places">
      <h3>Can also be seen at</h3>
      <ul>
        {places.map((place) => (
          <li key={place.name}>
            <b>{place.name}</b>
            <Address lines={place.lines} />
            <OpenNow place={place} />
            {place.phone !== null && <a href={telLink(place.phone)}>{place.phone}</a>}
            <a href={place.directions} target={target} rel="noopener">
              Directions<span className="unseen"> to {place.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Address({ lines }: { lines: string[] }) {
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

function OpenNow({ place: { open, status, comingSoon } }: { place: OtherPlace }) {
  if (comingSoon) return <p className="opening">{comingSoon}</p>;
  if (!status) return null;
  return (
    <p className="opening">
      {open ? <em>Open</em> : "Closed,"} {status}
    </p>
  );
}
