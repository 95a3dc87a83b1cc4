import type { Location } from "./location.ts";

/** Where the embedded map of a place comes from, for a site that has a key. */
export function mapEmbedUrl({ address }: Pick<Location, "address">, key: string): string {
  const { place_id, street, city, state, postcode } = address;
  const q = place_id ? `place_id:${place_id}` : `${street}, ${city} ${state} ${postcode}`;
  return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q }).toString()}`;
}
