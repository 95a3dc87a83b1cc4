import type { Location } from "./location.ts";
import type { Locator } from "./locator.ts";
import { mapEmbedUrl } from "./map-embed.ts";
import { type MapTile, mapTiles } from "./map-tiles.ts";

/** The provider that a site configures: Google by key, or any tile server by address. */
export type MapSettings = { map_key: string } | { tile_url: string; attribution: string } | null;

export type PlaceMap = { frame: string } | { tiles: MapTile[]; attribution: string } | { locator: Locator };

/**
 * 2.3: the map of a location. Its own key comes first, then the site's provider. Without either the platform draws a
 * map if the location has coordinates; otherwise only the address is shown.
 */
export function placeMap(location: Pick<Location, "address" | "locator">, maps: MapSettings): PlaceMap | null {
  const { lat, long } = location.address;
  const frame = mapEmbedUrl(location, maps && "map_key" in maps ? maps : null);
  if (frame !== null) return { frame };
  if (maps === null) return location.locator ? { locator: location.locator } : null;
  if (!("tile_url" in maps) || lat === undefined || long === undefined) return null;
  return { tiles: mapTiles({ lat, long }, maps.tile_url), attribution: maps.attribution };
}
