import type { Figures } from "#domain/country/figures.ts";

/** A limit of a range facet as a field says it, exactly: "$25,000", "90,000 km", "2019". */
export function rangeText(
  { unit, name }: { unit: string; name: string },
  value: number | null,
  { exactMoney, number }: Pick<Figures, "exactMoney" | "number">,
): string {
  if (value === null) return "";
  if (unit === "money") return exactMoney(value);
  const text = name === "year" ? String(value) : number(value);
  return unit === "" ? text : `${text} ${unit}`;
}
