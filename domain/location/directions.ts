import type { Location } from "./location.ts";

/** Where 'Get Directions' leads: the place's own page, or the way to its address. */
export function directionsTo({ place_url, place_id, street, city, state, postcode }: Location["address"]): string {
  const where = encodeURIComponent(`${street}, ${city} ${state} ${postcode}`);
  // The map takes the place by its id, and by its address where it does not know the id.
  const place = place_id === undefined ? "" : `&destination_place_id=${encodeURIComponent(place_id)}`;
  return place_url ?? `https://www.google.com/maps/dir/?api=1&destination=${where}${place}`;
}
