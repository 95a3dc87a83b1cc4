import { ownValue } from "#domain/text/own-value.ts";

export type PlateCell = { label: string; figure: string; unit: string };

/** Labels for figures that come without one. */
const measures: Readonly<Record<string, string>> = { km: "Kilometres", miles: "Miles", seat: "Seats", seats: "Seats" };

/** "2,480 kg" and "4.2 x 2.1 m" have a unit, "Car" has none. */
export function figureOf(text: string): Omit<PlateCell, "label"> {
  const [, figure, unit] = /^(\d[\d,.]*(?: x [\d.]+)?) (\D+)$/.exec(text) ?? [];
  return { figure: figure ?? text, unit: unit ?? "" };
}

/**
 * A chip as a cell of the plate: label "Tare", figure "2,480 kg" with a non-breaking space. Null for a chip without a
 * figure.
 */
export function toCell(chip: string): PlateCell | null {
  const [label, value] = chip.split("\u00a0");
  if (value !== undefined) return { label: label ?? "", ...figureOf(value) };
  const { figure, unit } = figureOf(chip);
  const measured = ownValue(measures, unit);
  return measured === undefined
    ? null
    : { label: measured, figure, unit: unit === "km" || unit === "miles" ? unit : "" };
}

/** A single figure makes no plate and stays a chip. */
export function plateOf(chips: readonly string[]): { cells: PlateCell[]; words: readonly string[] } {
  const cells = chips.flatMap((chip) => toCell(chip) ?? []);
  return cells.length > 1
    ? { cells: cells.slice(0, 4), words: chips.filter((chip) => toCell(chip) === null) }
    : { cells: [], words: chips };
}
