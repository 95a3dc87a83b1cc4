export interface Point {
  lat: number;
  long: number;
}

export type DistanceUnit = "km" | "miles";

/** Chapter 9. */
const earthRadiusKm = 6371;

/** Over the globe, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)];
  const north = Math.sin((toLat - fromLat) / 2);
  const east = Math.sin(radians(to.long - from.long) / 2);
  const half = north * north + Math.cos(fromLat) * Math.cos(toLat) * east * east;
  // Rounding may push antipodes slightly above 1.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, half)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
