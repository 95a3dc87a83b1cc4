import type { DrawnView } from "#app/features/chrome/chrome-view.ts";
import { PlacesList } from "#app/features/chrome/places-list.tsx";
import { Socials } from "#app/features/chrome/socials.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { telLink } from "#domain/location/tel-link.ts";

type Props = Pick<DrawnView, "bar" | "first">;

/** The dark strip: what others say of us left, where to find and ring us right. */
export function Strip({ bar, first }: Props) {
  if (!bar) return null;
  const { rating, locations, places, socials } = bar;
  return (
    <div className="w oh-s">
      {rating && (
        <p className="oh-v">
          <Stars filled={rating.filled} label={`${rating.rating} out of 5 stars`} />
          {`${rating.rating} from ${rating.count.toLocaleString("en-AU")} reviews`}
        </p>
      )}
      <Socials links={socials} size={18} />
      {first?.status && (
        <p className="oh-o">
          <b>{first.open ? "Open" : "Closed,"}</b> {first.status}
        </p>
      )}
      {places.map(({ label, name, phone }) => (
        <p key={label + name}>
          {`${label} ${name} `}
          <a href={telLink(phone)}>{phone}</a>
        </p>
      ))}
      {locations && <Yards locations={locations} />}
    </div>
  );
}

type Locations = NonNullable<NonNullable<DrawnView["bar"]>["locations"]>;

/** Two or three yards are said with their numbers; more are a list that opens. */
const fewYards = 3;

function Yards({ locations: { url, menu } }: { locations: Locations }) {
  if (menu.length === 0) return <a href={url}>Our locations</a>;
  if (menu.length <= fewYards) {
    return menu.map(({ name, url: page, phone }) => (
      <p key={page}>
        <a className="oh-y" href={page}>
          {name}
        </a>{" "}
        <a href={telLink(phone)}>{phone}</a>
      </p>
    ));
  }
  return (
    <details className="ut-l" name="nav">
      <summary>
        Our locations
        <Icon name="chevron" size={16} />
      </summary>
      <PlacesList menu={menu} url={url} />
    </details>
  );
}
