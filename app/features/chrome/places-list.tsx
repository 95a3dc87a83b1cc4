import type { ChromeView } from "./chrome-view.ts";

type Locations = NonNullable<NonNullable<ChromeView["bar"]>["locations"]>;

/** The locations of a bar, each with its number, and a link to all of them. */
export function PlacesList({ menu, url }: Pick<Locations, "menu" | "url">) {
  return (
    <ul>
      {menu.map((place) => (
        <li key={place.url}>
          <a href={place.url}>{place.name}</a>
          <a href={place.phone.url} aria-label={place.phone.label}>
            {place.phone.text}
          </a>
        </li>
      ))}
      <li>
        <a href={url}>All locations and hours</a>
      </li>
    </ul>
  );
}
