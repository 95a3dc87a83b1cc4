import type { Location } from "./location.ts";

/** The address of the embedded map: by the location's own key, otherwise the site's. Null without either. */
export function mapEmbedUrl({ address }: Pick<Location, "address">, maps: { map_key: string } | null): string | null {
  const key = address.map_key ?? maps?.map_key;
  if (key === undefined) return null;
  const { place_id, street, city, state, postcode } = address;
  const q = place_id ? `place_id:${place_id}` : `${street}, ${city} ${state} ${postcode}`;
  return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q }).toString()}`;
}
