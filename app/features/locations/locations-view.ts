import { formatOf } from "#domain/country/format.ts";
import type { Point } from "#domain/country/distance.ts";
import { holidayTable } from "#domain/location/holiday-hours.ts";
import type { Location } from "#domain/location/location.ts";
import { byKind, nearestFirst } from "#domain/location/location-order.ts";
import { gridFor, type LocationsGrid } from "#domain/location/locations-grid.ts";
import { placeName } from "#domain/location/place-name.ts";
import { type CardSources, type LocationView, toLocationView } from "./location-view.ts";

/** Locations with the same holidays share one list. */
export type HolidayGroup = { id: string; places: string[]; rows: { day: string; name: string; text: string }[] };

export type LocationsView = { cards: LocationView[]; grid: LocationsGrid; holidays: HolidayGroup[] };

/** All cards of a page: sales, service, parts, or nearest first from a point. */
export function toLocationsView(locations: readonly Location[], sources: CardSources, from: Point | null = null) {
  const holidays = groupHolidays(locations, sources);
  const sorted = from ? nearestFirst(locations, from) : byKind(locations).map((location) => ({ location, km: null }));
  const cards = sorted.map(({ location, km }) => {
    const group = holidays.find(({ ids }) => ids.includes(location.id));
    return toLocationView(location, km, group?.id ?? null, sources);
  });
  const view: LocationsView = {
    cards,
    grid: gridFor(cards.length),
    holidays: holidays.map(({ id, places, rows }) => ({ id, places, rows })),
  };
  return view;
}

function groupHolidays(locations: readonly Location[], { settings, now, read }: CardSources) {
  const groups = new Map<string, HolidayGroup & { ids: string[] }>();
  const format = formatOf(settings);
  for (const location of byKind(locations)) {
    const table = read(holidayTable(location, now));
    if (table.length === 0) continue;
    const key = JSON.stringify(table);
    const group = groups.get(key) ?? {
      id: `holidays-${groups.size + 1}`,
      places: [],
      ids: [],
      rows: table.map(({ date, name, text }) => ({ day: format.date(date, "short weekday and year"), name, text })),
    };
    const place = placeName(location.name);
    if (!group.places.includes(place)) group.places.push(place);
    group.ids.push(location.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
