import type { DrawnView } from "./chrome-view.ts";
import type { NavView } from "./menu-view.ts";

type Locations = NonNullable<DrawnView["bar"]>["locations"];

/** 2.3: the locations dropdown, in place of the plain link to all places or behind the last entry. */
export function withPlaces(nav: readonly NavView[], locations: Locations | undefined): NavView[] {
  if (!locations || locations.menu.length === 0) return [...nav];
  const { url, menu } = locations;
  const links = [
    ...menu.map((place) => ({ name: place.name, url: place.url })),
    { name: "All locations and hours", url },
  ];
  const own = nav.findIndex((entry) => entry.url === url && !entry.menu);
  const entry: NavView = { name: "Locations", ...nav[own], url, menu: { shape: "list", groups: [{ links }] } };
  return own === -1 ? [...nav, entry] : nav.toSpliced(own, 1, entry);
}
