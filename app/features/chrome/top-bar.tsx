import type { ReactNode } from "react";
import { telLink } from "#domain/location/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { ChromeView, DrawnView } from "./chrome-view.ts";
import { drawnOf } from "./drawn-view.ts";
import { PlacesList } from "./places-list.tsx";
import { ServerDrawn } from "./server-drawn.tsx";
import { Socials } from "./socials.tsx";

type TopBarProps = { view: ChromeView; savedCount: ReactNode };

/** 2.3, Top banner. */
export function TopBar({ view, savedCount }: TopBarProps) {
  const { saved } = view;
  return (
    <div className="ut">
      <div className="w ut-in">
        <ServerDrawn as="div" id="facts" className="ut-f">
          {import.meta.env.SSR && <Facts view={view} />}
        </ServerDrawn>
        {saved?.inBar && (
          <a className="wide" href={saved.url}>
            <Icon name="heart" size={16} />
            {saved.label} {savedCount}
          </a>
        )}
      </div>
    </div>
  );
}

function Facts({ view }: { view: ChromeView }) {
  const { bar } = drawnOf(view);
  if (!bar) return null;
  const { rating, locations, places, socials } = bar;
  return (
    <>
      {rating && (
        <span className="ut-r">
          <Stars filled={rating.filled} label={`${rating.rating} out of 5 stars`} />
          <b>{rating.rating}</b>
          <span>
            <span className="wide">from </span>
            {rating.count.toLocaleString("en-AU")} <span className="wide">Google </span>reviews
          </span>
        </span>
      )}
      <span className="ut-sp" />
      <Socials links={socials} size={18} />
      {locations && <Locations locations={locations} />}
      {places.map(({ label, name, phone: number }) => (
        <span className="wide place" key={label + name}>
          <span>{label}</span> <b>{name}</b> <a href={telLink(number)}>{number}</a>
        </span>
      ))}
      {places[0] && (
        <a className="slim" href={places[0].directions}>
          <Icon name="pin" size={16} />
          Address
        </a>
      )}
      <a className={places.length > 0 ? "slim" : undefined} href={telLink(view.phone)}>
        <Icon name="phone" size={16} />
        {view.phone}
      </a>
    </>
  );
}

type Bar = NonNullable<DrawnView["bar"]>;

/** One way to all places: a link, or a list of them on the sites that want one. */
function Locations({ locations: { url, status, menu } }: { locations: NonNullable<Bar["locations"]> }) {
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
      <a className="ut-l" href={url}>
        {label}
      </a>
    );
  }
  return (
    <details className="ut-l" name="nav">
      <summary>
        {label}
        <Icon name="chevron" size={16} />
      </summary>
      <PlacesList menu={menu} url={url} />
    </details>
  );
}
