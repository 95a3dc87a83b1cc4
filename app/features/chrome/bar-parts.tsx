import { useFormat } from "#app/copy/site-format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { ChromeView } from "./chrome-view.ts";
import { PlacesList } from "./places-list.tsx";

// Parts of the top banner (2.3). Every header renders all of them, in its own order and look. `wide` and `slim` mark
// parts for large or small screens only.

type Bar = NonNullable<ChromeView["bar"]>;

export function BarRating({ rating }: Pick<Bar, "rating">) {
  const { number } = useFormat();
  if (!rating) return null;
  return (
    <span className="top-bar-rating">
      <Stars filled={rating.filled} label={`${rating.rating} out of 5 stars`} />
      <b>{rating.rating}</b>
      <span className="top-bar-number">
        <span className="wide">from </span>
        {number(rating.count)} <span className="wide">Google </span>reviews
      </span>
    </span>
  );
}

/** Each location, if there are few. */
export function BarPlaces({ places }: Pick<Bar, "places">) {
  return places.map(({ label, name, phone }) => (
    <span className="wide place" key={label + name}>
      <span>{label}</span> <b>{name}</b> <a href={phone.url}>{phone.text}</a>
    </span>
  ));
}

/** Up to this many yards are shown with their numbers on a tablet; with more, the list of locations shows them. */
const fewYards = 3;

/**
 * On tablets: the number of each of a few yards, in place of the site's own. `yn` says when it shows. Masked numbers
 * cannot be called, so the site's own stays. Nobody is yet at a yard that is coming.
 */
export function BarNumbers({ yards }: Pick<ChromeView, "yards">) {
  const open = yards.filter(({ hasOpened }) => hasOpened);
  const isMasked = open.some(({ phone }) => !phone.url.startsWith("tel:"));
  if (isMasked || open.length < 2 || open.length > fewYards) return null;
  return (
    <span className="bar-numbers">
      {open.map(({ name, url, phone }) => (
        <a key={url} href={phone.url} aria-label={phone.label}>
          {name} <b>{phone.text}</b>
        </a>
      ))}
    </span>
  );
}

/** Replaces the list on small screens. */
export function BarAddress({ places: [first] }: Pick<Bar, "places">) {
  return (
    first && (
      <a className="slim" href={first.directions}>
        <Icon name="pin" size={16} />
        Address
      </a>
    )
  );
}

/** All locations: a link, or a list on sites that want one. */
export function BarLocations({ locations }: Pick<Bar, "locations">) {
  if (!locations) return null;
  const { url, status, menu } = locations;
  const label = (
    <>
      <Icon name="pin" size={16} />
      <span>
        Locations<span className="wide">{status && `, ${status}`}</span>
      </span>
    </>
  );
  if (menu.length === 0) {
    return (
      <a className="top-bar-link" href={url}>
        {label}
      </a>
    );
  }
  return (
    <details className="top-bar-link" name="nav">
      <summary>
        {label}
        <Icon name="chevron" size={16} />
      </summary>
      <PlacesList menu={menu} url={url} />
    </details>
  );
}
