import { useFormat } from "#app/copy/site-format.ts";
import { useWords } from "#app/copy/vehicle-words.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import type { PlaceStop } from "./places-view.ts";
import { SectionHead } from "./section-head.tsx";

const numbers = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

type Props = { places: PlaceStop[]; word: string; all: string };

/** Every yard is a stop on one line; a template without the line omits those words. */
export function Places({ places, word, all }: Props) {
  const { number } = useFormat();
  const say = useWords();
  const [first] = places;
  if (!first) return null;
  const title =
    places.length === 1 ? (
      "Find us"
    ) : (
      <>
        {numbers[places.length] ?? places.length} {word}
        <span className="on-one-line"> on one line</span>
      </>
    );
  return (
    <section className="section wrap" id="locations">
      <SectionHead title={title} more={{ label: "Hours and directions", url: all }} />
      <ol className="places">
        {places.map((place) => (
          <li key={place.id}>
            <i className="stop" />
            <h3>{place.name}</h3>
            {place.makes && <p className="place-makes">{place.makes}</p>}
            <p className="place-address">{place.address}</p>
            {place.comingSoon ? (
              <p className="opening">{place.comingSoon}</p>
            ) : (
              <>
                {place.cars > 0 && (
                  <p>
                    <a href={place.url}>
                      <b>{number(place.cars)}</b> {say(place.cars === 1 ? "{vehicle}" : "{vehicles}")}
                    </a>
                  </p>
                )}
                {place.status && (
                  <p className="opening">
                    {place.open ? <em>Open</em> : "Closed,"} {place.status}
                  </p>
                )}
              </>
            )}
            <p className="place-links">
              <a href={telLink(place.phone)}>{place.phone}</a>
              <a href={place.directions} target={place.target} rel="noopener">
                Get Directions<span className="unseen"> to {place.name}</span>
              </a>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
