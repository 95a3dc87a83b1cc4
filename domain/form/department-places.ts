import { isComing, withBadge } from "#domain/location/coming-location.ts";
import { buysCars } from "#domain/location/location-kind.ts";
import { placeName } from "#domain/location/place-name.ts";
import { field, type Field } from "./field.ts";
import type { FormLocation } from "./form-settings.ts";

export type Department = "sales" | "service" | "parts" | "buying";

const isKind =
  (kind: string) =>
  ({ location_type }: FormLocation): boolean =>
    (location_type || "sales") === kind;

/** Who handles what: the first kind of location that the site has. */
const takers: Record<Department, readonly ((place: FormLocation) => boolean)[]> = {
  sales: [isKind("sales"), () => true],
  service: [isKind("service"), isKind("sales"), () => true],
  // The workshop hands over parts if there is no parts department.
  parts: [isKind("parts"), isKind("service"), isKind("sales"), () => true],
  // Spec 3.5.2: a location with the subtype 'buying' is offered in sell-my-car forms.
  buying: [buysCars, isKind("sales"), () => true],
};

/** A location that has not opened yet handles nothing. */
export const openPlaces = (locations: readonly FormLocation[]): FormLocation[] =>
  locations.filter((place) => place.visible && !isComing(place));

export function placesOf(department: Department, locations: readonly FormLocation[]): FormLocation[] {
  const open = openPlaces(locations);
  const lists = takers[department].map((takes) => open.filter((place) => takes(place)));
  return lists.find((places) => places.length > 0) ?? [];
}

/** The choice of a location; a single location needs no question. */
export function placeQuestion(
  label: string,
  places: readonly FormLocation[],
): { fields: Field[]; known: Record<string, string> } {
  const [only] = places;
  if (!only) return { fields: [], known: {} };
  if (places.length === 1) return { fields: [], known: { location_id: only.id } };
  const names = places.map(({ name }) => placeName(name));
  // Two departments of one yard differ by the end of their names.
  const short = new Set(names).size === names.length;
  const options = places.map((place) => {
    const name = short ? placeName(place.name) : place.name;
    return { value: place.id, label: withBadge(name, place) };
  });
  return { fields: [field("select", { name: "location_id", label, options })], known: {} };
}
