export type PlateCell = { label: string; figure: string; unit: string };

/** What a figure measures where its words do not say so. */
const measures: Readonly<Record<string, string>> = { km: "Kilometres", seat: "Seats", seats: "Seats" };

/** "2,480 kg" has a unit, "4.2 x 2.1 m" too, "Car" has none. */
export function figureOf(text: string): Omit<PlateCell, "label"> {
  const [, figure, unit] = /^(\d[\d,.]*(?: x [\d.]+)?) (\D+)$/.exec(text) ?? [];
  return { figure: figure ?? text, unit: unit ?? "" };
}

/** A chip as a cell of the plate: "Tare" with a space that never breaks before "2,480 kg"; null where it is a mere word. */
export function toCell(chip: string): PlateCell | null {
  const [label, value] = chip.split("\u00a0");
  if (value !== undefined) return { label: label ?? "", ...figureOf(value) };
  const { figure, unit } = figureOf(chip);
  const measured = measures[unit];
  return measured === undefined ? null : { label: measured, figure, unit: unit === "km" ? unit : "" };
}

/** One figure makes no plate: it stays among the words. */
export function plateOf(chips: readonly string[]): { cells: PlateCell[]; words: readonly string[] } {
  const cells = chips.flatMap((chip) => toCell(chip) ?? []);
  return cells.length > 1
    ? { cells: cells.slice(0, 4), words: chips.filter((chip) => toCell(chip) === null) }
    : { cells: [], words: chips };
}
