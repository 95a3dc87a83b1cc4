import type { Location } from "./location.ts";

/** Where the embedded map of a place comes from: by the place's own key, else by the site's. Null without either. */
export function mapEmbedUrl({ address }: Pick<Location, "address">, maps: { map_key: string } | null): string | null {
  const key = address.map_key ?? maps?.map_key;
  if (key === undefined) return null;
  const { place_id, street, city, state, postcode } = address;
  const q = place_id ? `place_id:${place_id}` : `${street}, ${city} ${state} ${postcode}`;
  return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q }).toString()}`;
}
