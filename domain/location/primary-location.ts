import type { Location } from "./location.ts";

/** Chapter 9: the one flagged primary, otherwise the first by position, of those that are shown. */
export function primaryLocation<L extends Pick<Location, "primary" | "visible" | "position">>(
  locations: readonly L[],
): L | null {
  const shown = locations.filter(({ visible }) => visible).toSorted((a, b) => a.position - b.position);
  return shown.find(({ primary }) => primary) ?? shown[0] ?? null;
}
