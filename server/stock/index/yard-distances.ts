import { distanceKm, type Point } from "#domain/country/distance.ts";
import type { Location } from "#domain/location/location.ts";
import { PlaceFinder } from "#domain/places/place-finder.ts";
import { type Near, placeSlug } from "#domain/search/near.ts";
import { keyOf } from "#domain/text/spelling.ts";
import { slugOf } from "#domain/text/slug.ts";
import { bundledPlaces } from "#server/adapters/geocode/bundled-places.ts";
import type { Site } from "#site/site.ts";

export type YardDistance = { id: string; name: string; km: number };

type Yard = Point & Pick<Location, "id" | "name">;

/** The yards that visitors see and that are on the map. */
function yardsOf({ locations }: Pick<Site, "locations">): Yard[] {
  return locations.flatMap(({ id, name, visible, address: { lat, long } }) =>
    visible && lat !== undefined && long !== undefined ? [{ id, name, lat, long }] : [],
  );
}

export function placeFinderOf(site: Site): PlaceFinder | null {
  const yards = yardsOf(site);
  return yards.length === 0 ? null : new PlaceFinder(bundledPlaces(site.public.country), yards);
}

/** How far each yard is from a place, the nearest first; empty for a place that does not exist. */
export function yardDistances({ place }: Near, site: Site): YardDistance[] {
  const point = pointOf(place, site);
  if (!point) return [];
  return yardsOf(site)
    .map(({ id, name, ...yard }) => ({ id, name, km: distanceKm(point, yard) }))
    .sort((a, b) => a.km - b.km);
}

function pointOf(place: string, { public: { country } }: Site): Point | null {
  const places = bundledPlaces(country);
  if (/^\d+$/.test(place)) return places.pointOfPostcode(place);
  const words = place.split("-");
  for (let end = words.length - 1; end > 0; end--) {
    const state = words.slice(end).join("-");
    const named = places.placesNamed(keyOf(words.slice(0, end).join(" ")));
    const found = named.find((one) => slugOf(one.state) === state && placeSlug(one) === place);
    if (found) return found;
  }
  return null;
}
