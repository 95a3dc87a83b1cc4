import type { Location } from "./location.ts";

type Place = Pick<Location, "name" | "visible"> & { address: Pick<Location["address"], "city" | "state"> };

/** Names, cities and states that only hidden locations have, by the facet that could show them. */
export function hiddenPlaces(locations: readonly Place[]) {
  const only = (valueOf: (place: Place) => string): string[] => {
    const of = (visible: boolean) => new Set(locations.filter((place) => place.visible === visible).map(valueOf));
    return [...of(false).difference(of(true))];
  };
  return {
    location_name: only(({ name }) => name),
    city: only(({ address }) => address.city),
    state: only(({ address }) => address.state),
  };
}
