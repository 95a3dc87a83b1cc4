import { withBadge } from "./coming-location.ts";
import type { Location } from "./location.ts";
import { placeName } from "./place-name.ts";

type Yard = Pick<Location, "id" | "name" | "visible"> & {
  coming_soon_text?: string | null;
  address: Pick<Location["address"], "street" | "city">;
};

/** A vehicle's location, for sites with several yards: "Parramatta, 12 Church Street". Null if there is only one. */
export function yardOfCar(locationId: string, locations: readonly Yard[]): string | null {
  const shown = locations.filter(({ visible }) => visible);
  const yard = shown.find(({ id }) => id === locationId);
  if (!yard || new Set(shown.map(({ name }) => placeName(name))).size < 2) return null;
  const { street, city } = yard.address;
  const parts = [...new Set([placeName(yard.name), ...street.split(", "), city])].filter((part) => part !== "");
  return withBadge(parts.join(", "), yard);
}
