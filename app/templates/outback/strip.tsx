import { BarAddress, BarLocations, BarPlaces, BarRating } from "#app/features/chrome/bar-parts.tsx";
import type { DrawnView } from "#app/features/chrome/chrome-view.ts";
import { Socials } from "#app/features/chrome/socials.tsx";

type Props = Pick<DrawnView, "bar" | "first">;

/** The dark strip: what others say of us left, where to find and ring us right. */
export function Strip({ bar, first }: Props) {
  if (!bar) return null;
  const { rating, locations, places, socials } = bar;
  return (
    <div className="w oh-s">
      <BarRating rating={rating} />
      <Socials links={socials} size={18} />
      {first?.status && (
        <p className="oh-o">
          <b>{first.open ? "Open" : "Closed,"}</b> {first.status}
        </p>
      )}
      <BarPlaces places={places} />
      <BarAddress places={places} />
      {locations && locations.menu.length <= fewYards && <Numbers menu={locations.menu} />}
      <BarLocations locations={locations} />
    </div>
  );
}

/** Two or three yards are said with their numbers beside the list that opens. */
const fewYards = 3;

function Numbers({ menu }: Pick<NonNullable<NonNullable<DrawnView["bar"]>["locations"]>, "menu">) {
  return menu.map(({ name, url, phone }) => (
    <p className="oh-y" key={url}>
      {name} <a href={phone.url}>{phone.text}</a>
    </p>
  ));
}
