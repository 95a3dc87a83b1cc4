/** One tile of a map, placed by its distance in pixels from the map's centre. */
export type MapTile = { src: string; left: number; top: number };

type Point = { lat: number; long: number };

const tileSize = 256;
/** Streets with their names, and a few suburbs around. */
const zoom = 15;
/** Enough for a panel 1,000 pixels wide and 400 high, wherever in its tile the centre is. */
const reach = { x: 500, y: 200 };

/** The tiles around a point in Web Mercator, the projection of OpenStreetMap and every server that speaks {z}/{x}/{y}. */
export function mapTiles({ lat, long }: Point, tileUrl: string): MapTile[] {
  const count = 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  const x = ((long + 180) / 360) * count * tileSize;
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count * tileSize;
  const columns = span(x, reach.x);
  return span(y, reach.y).flatMap((row) =>
    columns.map((column) => ({
      src: tileUrl
        .replace("{z}", String(zoom))
        .replace("{x}", String((column + count) % count))
        .replace("{y}", String(row)),
      left: Math.round(column * tileSize - x),
      top: Math.round(row * tileSize - y),
    })),
  );
}

/** Numbers of the tiles from one side of the centre to the other. */
function span(middle: number, by: number): number[] {
  const first = Math.floor((middle - by) / tileSize);
  const last = Math.floor((middle + by) / tileSize);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
