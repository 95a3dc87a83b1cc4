import type { Format } from "#domain/country/format.ts";
import { slugOf } from "#domain/text/slug.ts";

/** A search near a place: the nearest yards first, and none further away than so many kilometres. */
export interface Near {
  /** "parramatta-nsw", or a postcode. */
  place: string;
  /** Null for any distance. */
  km: number | null;
}

/** How far people go, in steps of one tap: 50, 100 and 250 km; or 25, 50 and 100 miles, to the next kilometre. */
const radii: ReadonlyMap<string, readonly number[]> = new Map([
  ["km", [50, 100, 250]],
  ["miles", [40, 80, 161]],
]);
const everyRadius: readonly number[] = [...radii.values()].flat();

export const radiiOf = ({ measure }: Pick<Format, "measure">): readonly number[] => radii.get(measure("km").unit) ?? [];

export const placeSlug = ({ name, state }: { name: string; state: string }): string => slugOf(`${name} ${state}`);

/** In the address: "parramatta-nsw" or "parramatta-nsw,50". */
export const nearText = ({ place, km }: Near): string => (km === null ? place : `${place},${km}`);

/** Null if it is no place. */
export function readNear(text: string | null): Near | null {
  const [, place, km] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:,(\d{1,4}))?$/.exec(text ?? "") ?? [];
  if (place === undefined || place.length > 80) return null;
  return { place, km: everyRadius.find((radius) => radius === Number(km)) ?? null };
}

/** "Parramatta NSW", "2145". */
export function placeLabel(place: string): string {
  const words = place.split("-");
  const isCode = (word: string, index: number) => index > 0 && index === words.length - 1 && word.length <= longestCode;
  return words.map((word, index) => (isCode(word, index) ? word.toUpperCase() : capitalized(word))).join(" ");
}

/** The last word is the state: "NSW", but "Waikato". */
const longestCode = 3;
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The smallest distance at which something is found; any distance where nothing is near. */
export function withRadius(near: Near, count: (near: Near) => number, format: Pick<Format, "measure">): Near {
  const km = radiiOf(format).find((radius) => count({ ...near, km: radius }) > 0);
  return { ...near, km: km ?? null };
}

/** "Within 50 km of Parramatta NSW", "Nearest to Parramatta NSW first". */
export const nearLabel = ({ place, km }: Near, { odometer }: Pick<Format, "odometer">): string =>
  km === null ? `Nearest to ${placeLabel(place)} first` : `Within ${odometer(km)} of ${placeLabel(place)}`;

/** "12 km", "less than 1 km": of a yard. */
export const distanceText = (km: number, { odometer }: Pick<Format, "odometer">): string =>
  km < 1 ? `less than ${odometer(1)}` : odometer(Math.round(km));
