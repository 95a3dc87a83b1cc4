/** 2.3: the layout of the cards depends on their number. */
export type LocationsGrid = "few" | "three" | "six" | "many";

export function gridFor(count: number): LocationsGrid {
  if (count < 3) return "few";
  if (count === 3) return "three";
  return count === 6 ? "six" : "many";
}
