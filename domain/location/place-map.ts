import type { Location } from "./location.ts";
import type { Locator } from "./locator.ts";
import { mapEmbedUrl } from "./map-embed.ts";
import { type MapTile, mapTiles } from "./map-tiles.ts";

/** The provider that a site configures: Google by its key, or any server of map tiles by its address. */
export type MapSettings = { map_key: string } | { tile_url: string; attribution: string } | null;

export type PlaceMap = { frame: string } | { tiles: MapTile[]; attribution: string } | { locator: Locator };

/**
 * 2.3: the map of a place. A key of the place's own comes first, then the provider of the site. Without one there is the
 * platform's locator, where the place has coordinates; else nothing but the address.
 */
export function placeMap(location: Pick<Location, "address" | "locator">, maps: MapSettings): PlaceMap | null {
  const { lat, long } = location.address;
  const frame = mapEmbedUrl(location, maps && "map_key" in maps ? maps : null);
  if (frame !== null) return { frame };
  if (maps === null) return location.locator ? { locator: location.locator } : null;
  if (!("tile_url" in maps) || lat === undefined || long === undefined) return null;
  return { tiles: mapTiles({ lat, long }, maps.tile_url), attribution: maps.attribution };
}
