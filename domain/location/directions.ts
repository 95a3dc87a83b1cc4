import type { Location } from "./location.ts";

/** Where 'Get Directions' leads: the place's own page, or the way to its address. */
export function directionsTo({ place_url, street, city, state, postcode }: Location["address"]): string {
  const where = encodeURIComponent(`${street}, ${city} ${state} ${postcode}`);
  return place_url ?? `https://www.google.com/maps/dir/?api=1&destination=${where}`;
}
