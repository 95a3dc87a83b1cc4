import type { Location } from "./location.ts";

/** The target of 'Get Directions': the location's own page, or directions to its address. */
export function directionsTo({ place_url, place_id, street, city, state, postcode }: Location["address"]): string {
  const where = encodeURIComponent(`${street}, ${city} ${state} ${postcode}`);
  // The map finds the location by its id, or by its address if the id is unknown.
  const place = place_id === undefined ? "" : `&destination_place_id=${encodeURIComponent(place_id)}`;
  return place_url ?? `https://www.google.com/maps/dir/?api=1&destination=${where}${place}`;
}
