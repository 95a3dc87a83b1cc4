import { distanceKm, type Point } from "#domain/country/distance.ts";
import { nearestPlace } from "./nearest-place.ts";
import type { Place, Places } from "./place.ts";

/** Far enough that people still go to a yard there. */
const closeKm = 60;
/** Thousands of people: a town that people name wherever they are. */
const largeTown = 20;

const mostBegun = 3;

/** What a site's visitors may mean by the name of a place: the one that is nearest to a yard. */
export class PlaceFinder {
  readonly #places: Places;
  readonly #yards: readonly Point[];

  constructor(places: Places, yards: readonly Point[]) {
    this.#places = places;
    this.#yards = yards;
  }

  /** `key` as `keyOf` makes it; `state` if it was named as well. */
  named(key: string, state: string | null): Place | null {
    return this.#meant(this.#places.placesNamed(key), state);
  }

  /** The same of a misspelt name. A hamlet of that very name is hardly ever meant. */
  guessed(key: string, state: string | null): Place | null {
    return this.#meant(this.#places.guessPlace(key), state);
  }

  /** Those that somebody may be about to name, the largest first. */
  begun(key: string): Place[] {
    const usual = this.#places.placesBeginning(key).filter((place) => this.isUsual(place));
    return [...new Map(usual.map((place) => [place.name, place])).values()].slice(0, mostBegun);
  }

  hasPostcode(postcode: string): boolean {
    return this.#places.pointOfPostcode(postcode) !== null;
  }

  /** Whether somebody may name it without saying "near". */
  isUsual(place: Place): boolean {
    return place.weight >= largeTown || this.#yards.some((yard) => distanceKm(yard, place) <= closeKm);
  }

  #meant(found: readonly Place[], state: string | null): Place | null {
    const ofState = state === null ? found : found.filter((place) => place.state.toLowerCase() === state);
    return nearestPlace(ofState, this.#yards);
  }
}
