import type { PageContext } from "#site/page-ports.ts";
import { placeName } from "#domain/location/place-name.ts";
import { distanceText, placeLabel, radiiOf } from "#domain/search/near.ts";
import { setNear, type SearchState } from "#domain/search/search-state.ts";

export type NearView = {
  place: string;
  /** The nearest yards: "Parramatta, 2 km". */
  yards: string[];
  /** The same search with a longer way. */
  wider: { label: string; count: number; url: string }[];
};

const mostYards = 4;

/** How far the yards of a search near a place are, and what there is further away. */
export function nearView(
  state: SearchState,
  { stock, site }: PageContext,
  urlOf: (state: SearchState) => string,
): NearView | null {
  const { near } = state;
  if (near === null) return null;
  const { odometer } = site.format;
  const yards = stock.yardsNear(near).filter(({ km }) => km <= (near.km ?? Infinity));
  const longer = near.km === null ? [] : [...radiiOf(site.format).filter((km) => km > (near.km ?? 0)), null];
  const here = stock.count(state);
  const counted = longer.map((km) => {
    const other = setNear(state, { ...near, km });
    return {
      label: km === null ? "any distance" : `within ${odometer(km)}`,
      count: stock.count(other),
      url: urlOf(other),
    };
  });
  return {
    place: placeLabel(near.place),
    yards: [...new Set(yards.map(({ name, km }) => `${placeName(name)}, ${distanceText(km, site.format)}`))].slice(
      0,
      mostYards,
    ),
    wider: counted.filter(({ count }, index) => count > (counted[index - 1]?.count ?? here)),
  };
}
