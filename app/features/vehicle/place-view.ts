import { townLine } from "#domain/location/town-line.ts";
import { formatOf } from "#domain/country/format.ts";
import { publicPhone } from "#domain/phone/public-phone.ts";
import type { Car } from "#domain/car/car.ts";
import { directionsTo } from "#domain/location/directions.ts";
import { type Read, today } from "#domain/time/timed.ts";
import type { Location } from "#domain/location/location.ts";
import { placeMap } from "#domain/location/place-map.ts";
import { openNow } from "#domain/location/open-now.ts";
import { hoursTable } from "#domain/location/opening-hours.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { OtherPlace, PlaceView } from "./vehicle-view.ts";

type Clock = { now: number; read: Read };

export function toPlace(
  car: Pick<Car, "location_id" | "distribution_locations">,
  locations: readonly Location[],
  settings: PublicSettings,
  { now, read }: Clock,
): PlaceView | null {
  const shown = locations.filter(({ visible }) => visible);
  const location = shown.find(({ id }) => id === car.location_id);
  if (!location) return null;
  const { time_zone, dealer_license_number } = location;
  const { weekday } = read(today(time_zone, now));
  return {
    ...placeLine(location, { now, read }),
    // The call panel has the number of the car's own location, masked if the site wants that.
    phone: null,
    map: placeMap(location, settings.maps),
    hours: hoursTable(location, settings).map(({ days, text: hours, weekdays }) => ({
      days,
      text: hours,
      today: weekdays.includes(weekday),
    })),
    target: settings.locations.directions_target,
    licence:
      settings.locations.licences && dealer_license_number
        ? `${formatOf(settings).say("Dealer licence")} ${dealer_license_number}`
        : "",
    others: car.distribution_locations.flatMap((id) => {
      const other = shown.find((one) => one.id === id && id !== car.location_id);
      if (!other) return [];
      return [{ ...placeLine(other, { now, read }), phone: publicPhone(other, settings) }];
    }),
  };
}

function placeLine(location: Location, { now, read }: Clock): OtherPlace {
  const { name, address, contact_detail, coming_soon_text } = location;
  const { open, text } = read(openNow(location, now));
  return {
    name: placeName(name),
    lines: [address.street, townLine(address)],
    phone: contact_detail.phone,
    open,
    status: text,
    comingSoon: coming_soon_text,
    directions: directionsTo(address),
  };
}
