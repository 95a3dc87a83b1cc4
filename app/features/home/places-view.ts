import type { Read } from "#domain/time/timed.ts";
import { publicPhone } from "#domain/phone/public-phone.ts";
import { directionsTo } from "#domain/location/directions.ts";
import type { Location } from "#domain/location/location.ts";
import { placeName } from "#domain/location/place-name.ts";
import { openNow } from "#domain/location/open-now.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

export type PlaceStop = {
  id: string;
  name: string;
  makes: string;
  /** Street and suburb. */
  address: string;
  /** How many cars are there, and a link to them. */
  cars: number;
  url: string;
  open: boolean;
  status: string;
  comingSoon: string | null;
  phone: string;
  directions: string;
  target: "_self" | "_blank";
};

export type PlaceSources = {
  settings: PublicSettings;
  locations: readonly Location[];
  now: number;
  read: Read;
  carsAt: (name: string) => number;
  linkTo: (name: string) => string;
  /** The name of a make by its slug. */
  makeNamed: (slug: string) => string;
};

/** Sales yards by position; service and parts departments have their own pages. */
export function toPlaces({ settings, locations, now, read, carsAt, linkTo, makeNamed }: PlaceSources): PlaceStop[] {
  const yards = locations.filter(({ visible, location_type }) => visible && ["sales", ""].includes(location_type));
  return yards.map((location) => {
    const { open, text } = read(openNow(location, now));
    return {
      id: location.id,
      name: placeName(location.name),
      makes: location.manufacturers.map(makeNamed).join(", "),
      address: `${location.address.street}, ${location.address.city} ${location.address.postcode}`,
      cars: carsAt(location.name),
      url: linkTo(location.name),
      open,
      status: text,
      comingSoon: location.coming_soon_text,
      phone: publicPhone(location, settings),
      directions: directionsTo(location.address),
      target: settings.locations.directions_target,
    };
  });
}
