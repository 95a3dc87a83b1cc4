import { type Figures, figuresOf } from "#domain/country/figures.ts";
import type { FormatSettings } from "#domain/country/format.ts";
import type { DistanceUnit } from "#domain/location/distance.ts";

/** What the document says of how its site writes. */
export function pageFormatSettings(): FormatSettings {
  const { lang, dataset } = document.documentElement;
  return {
    locale: lang,
    currency: dataset["currency"] ?? "",
    distance_unit: dataset["distance"] as DistanceUnit,
    country: { odometer_unit: dataset["odometer"] as DistanceUnit | undefined },
  };
}

let figures: Figures | null = null;

/** For the small script, which needs no dates. */
export function pageFigures(): Figures {
  const { locale, currency } = pageFormatSettings();
  return (figures ??= figuresOf(locale, currency));
}
