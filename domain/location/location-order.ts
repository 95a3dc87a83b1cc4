import { distanceKm, type Point } from "#domain/country/distance.ts";
import type { Location } from "./location.ts";
import { kindOf, locationKinds } from "./location-kind.ts";

type Sorted = Pick<Location, "name" | "position" | "location_type">;
type Placed = Sorted & { address: { lat?: number | undefined; long?: number | undefined } };

/** Chapter 9: sales, then service, then parts; by position within each. */
export function byKind<L extends Sorted>(locations: readonly L[]): L[] {
  return locations.toSorted(
    (a, b) => rank(a) - rank(b) || a.position - b.position || a.name.localeCompare(b.name, "en"),
  );
}

/** Nearest first; departments at one address keep their order by kind, and locations without coordinates come last. */
export function nearestFirst<L extends Placed>(
  locations: readonly L[],
  from: Point,
): { location: L; km: number | null }[] {
  return byKind(locations)
    .map((location) => ({ location, km: kmTo(location, from) }))
    .toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0);
}

function kmTo({ address: { lat, long } }: Placed, from: Point): number | null {
  return lat === undefined || long === undefined ? null : distanceKm(from, { lat, long });
}

const rank = (location: Sorted): number => locationKinds.indexOf(kindOf(location));
