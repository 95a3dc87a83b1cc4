import { formatPrice } from "#domain/car/price.ts";

/** A value of a range facet as a field says it: "$25,000", "90,000 km", "2019". */
export function rangeText({ unit, name }: { unit: string; name: string }, value: number | null): string {
  if (value === null) return "";
  if (unit === "$") return formatPrice(value);
  const text = name === "year" ? String(value) : value.toLocaleString("en-AU");
  return unit === "" ? text : `${text} ${unit}`;
}
