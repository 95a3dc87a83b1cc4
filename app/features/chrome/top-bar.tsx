import type { ReactNode } from "react";
import { telLink } from "#domain/location/tel-link.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { ChromeView } from "./chrome-view.ts";
import { Socials } from "./socials.tsx";

type TopBarProps = Pick<ChromeView, "phone" | "saved"> & {
  bar: NonNullable<ChromeView["bar"]>;
  savedCount: ReactNode;
};

/** 2.3, Top banner. */
export function TopBar({ bar, phone, saved, savedCount }: TopBarProps) {
  const { rating, locations, places, socials } = bar;
  return (
    <div className="ut">
      <div className="w ut-in">
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
        {locations && (
          <a className="wide" href={locations.url}>
            <Icon name="pin" size={16} />
            Locations{locations.status && `, ${locations.status}`}
          </a>
        )}
        {places.map(({ label, name, phone: number }) => (
          <span className="wide place" key={label + name}>
            {label} <b>{name}</b> <a href={telLink(number)}>{number}</a>
          </span>
        ))}
        {places[0] && (
          <a className="slim" href={places[0].directions}>
            <Icon name="pin" size={16} />
            Address
          </a>
        )}
        <a className={places.length > 0 ? "slim" : undefined} href={telLink(phone)}>
          <Icon name="phone" size={16} />
          {phone}
        </a>
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
