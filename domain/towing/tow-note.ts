import { attributeText } from "#domain/car/attributes.ts";
import type { Format } from "#domain/country/format.ts";
import { towRatings } from "./tow-ratings.ts";

/** Why a search has this limit, by the named tow vehicle: "Toyota HiLux", "2022 Toyota HiLux". */
export function towNote(vehicle: string, braked: number, format: Pick<Format, "number" | "measure">): string {
  const rows = towRatings.filter(({ make, model }) => `${make} ${model}` === vehicle);
  const may = `may tow ${attributeText("tow_braked", braked, format)}`;
  if (rows.length === 0) return `Common variants of the ${vehicle} ${may}. Check yours in its handbook.`;
  const since = Math.min(...rows.map(({ from }) => from));
  const differ = rows.some((row) => row.braked !== braked);
  const advice = differ
    ? "Add the year for its own limit, and check yours in its handbook."
    : "Check yours in its handbook.";
  return `Common variants of the ${vehicle} since ${since} ${may}. ${advice}`;
}
