import { localTime } from "#domain/time/local-time.ts";
import type { Site } from "#site/site.ts";

/** The day by the clock of a place; of none, by the site's. */
export function localDay({ locations, public: settings }: Site, locationId: string | null, at: number): string {
  const place = locations.find(({ id }) => id === locationId);
  return localTime(at, place?.time_zone ?? settings.time_zone).date;
}
