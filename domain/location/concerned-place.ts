import type { Location } from "./location.ts";

/** The location that something was sent to: the one it names, or the only one. Never a guess among several. */
export function concernedPlace<L extends Pick<Location, "id" | "visible">>(
  locations: readonly L[],
  id: string | null,
): L | null {
  const shown = locations.filter(({ visible }) => visible);
  return shown.find((place) => place.id === id) ?? (shown.length === 1 ? (shown[0] ?? null) : null);
}
