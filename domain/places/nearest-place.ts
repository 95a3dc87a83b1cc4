import { distanceKm, type Point } from "#domain/country/distance.ts";
import type { Place } from "./place.ts";

/** Of places with one name, the one that is nearest to any of the points; the first without points. */
export function nearestPlace(candidates: readonly Place[], points: readonly Point[]): Place | null {
  if (points.length === 0) return candidates[0] ?? null;
  const away = (place: Place) => Math.min(...points.map((point) => distanceKm(place, point)));
  const [nearest] = candidates.map((place) => ({ place, km: away(place) })).toSorted((a, b) => a.km - b.km);
  return nearest?.place ?? null;
}
