import { type Format, formatWith } from "#domain/country/format.ts";
import type { DistanceUnit } from "#domain/country/distance.ts";
import type { MeasureSystem } from "#domain/country/measures.ts";
import { pageFigures } from "./page-figures.ts";

let format: Format | null = null;

/** How the document's site writes. By itself, because the small script of every page needs only figures. */
export function pageFormat(): Format {
  const { lang, dataset } = document.documentElement;
  return (format ??= formatWith(pageFigures(), dataset["list"] ?? "", {
    locale: lang,
    distance_unit: dataset["distance"] as DistanceUnit,
    country: {
      odometer_unit: dataset["odometer"] as DistanceUnit | undefined,
      measures: dataset["measures"] as MeasureSystem | undefined,
    },
  }));
}
