export interface Point {
  lat: number;
  long: number;
}

export type DistanceUnit = "km" | "miles";

/** Chapter 9. */
const earthRadiusKm = 6371;
const kmPerMile = 1.609344;

/** Over the globe, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)];
  const north = Math.sin((toLat - fromLat) / 2);
  const east = Math.sin(radians(to.long - from.long) / 2);
  const half = north * north + Math.cos(fromLat) * Math.cos(toLat) * east * east;
  // Rounding may push antipodes slightly above 1.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, half)));
}

/** "4.2 km", "38 km", "1,240 miles": a decimal only where it matters. */
export function distanceText(km: number, unit: DistanceUnit): string {
  const distance = unit === "miles" ? km / kmPerMile : km;
  if (distance < 1) return `less than 1 ${unit === "miles" ? "mile" : "km"}`;
  const rounded = distance < 9.95 ? Math.round(distance * 10) / 10 : Math.round(distance);
  return `${rounded.toLocaleString("en-AU")} ${unit === "miles" && rounded === 1 ? "mile" : unit}`;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
