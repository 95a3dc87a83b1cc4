import { townLine } from "#domain/location/town-line.ts";
import { isMaskedPlace, publicPhone } from "#domain/phone/public-phone.ts";
import { type Format, formatOf } from "#domain/country/format.ts";
import { contactLink } from "#domain/location/contact-link.ts";
import { directionsTo } from "#domain/location/directions.ts";
import { holidayToday } from "#domain/location/holiday-hours.ts";
import { type Read, today } from "#domain/time/timed.ts";
import type { Location } from "#domain/location/location.ts";
import { buysCars, kindNames, kindOf } from "#domain/location/location-kind.ts";
import { type PlaceMap, placeMap } from "#domain/location/place-map.ts";
import { openNow } from "#domain/location/open-now.ts";
import { hoursTable } from "#domain/location/opening-hours.ts";
import { placeName } from "#domain/location/place-name.ts";
import { filledStars, showsStars } from "#domain/review/stars.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

export type LocationPicture = { src: string; width: number; height: number };

/** One location card (2.3), with everything it shows. */
export type LocationView = {
  id: string;
  name: string;
  kind: string;
  /** Departments of one location are distinguished by kind; locations by name. */
  title: "name" | "kind";
  /** Whether it buys cars from the public. */
  buys: boolean;
  comingSoon: string | null;
  distance: string | null;
  picture: LocationPicture | null;
  /** The dealer's small picture of it, shown on phones. */
  thumb: LocationPicture | null;
  /** Address of the embedded map, if the site has a key and the location no picture. */
  map: PlaceMap | null;
  stars: { filled: number; rating: number } | null;
  reviews: { text: string; url: string | null } | null;
  lines: string[];
  phone: string;
  landline: string | null;
  open: boolean;
  status: string;
  /** Exceptional hours of today: "Christmas Day: Closed". */
  today: string;
  hours: { days: string; text: string; today: boolean }[];
  /** Which dialog lists its holiday hours. */
  holidays: string | null;
  emailUs: boolean;
  contact: string | null;
  directions: string;
  target: "_self" | "_blank";
  licences: string;
  socials: { name: "youtube" | "linkedin"; url: string }[];
};

export type CardSources = {
  settings: PublicSettings;
  now: number;
  read: Read;
  picture: (url: string) => LocationPicture | null;
  /** Off on contact pages: the button would lead to the same page (2.1). */
  contactButton: boolean;
  title?: LocationView["title"];
};

export function toLocationView(
  location: Location,
  km: number | null,
  holidays: string | null,
  { settings, now, read, picture, contactButton, title = "name" }: CardSources,
): LocationView {
  const { address, contact_detail, coming_soon_text, image } = location;
  const { open, text } = read(openNow(location, now));
  const shown = image && picture(image.url);
  const thumb = image?.thumb ? picture(image.thumb.url) : null;
  const holiday = read(holidayToday(location, now));
  return {
    id: location.id,
    name: placeName(location.name),
    kind: kindNames[kindOf(location)],
    title,
    buys: buysCars(location),
    comingSoon: coming_soon_text,
    distance: km === null ? null : `${formatOf(settings).distance(km)} away`,
    picture: shown,
    thumb,
    map: shown === null ? placeMap(location, settings.maps) : null,
    ...ratingOf(location, settings),
    lines: [address.street, townLine(address)],
    phone: publicPhone(location, settings),
    landline: isMaskedPlace(location, settings) ? null : (contact_detail.landline_phone ?? null),
    open,
    status: text,
    today: holiday ? [holiday.name, holiday.text].filter(Boolean).join(": ") : "",
    hours: hoursOf(location, settings, read(today(location.time_zone, now)).weekday),
    holidays,
    emailUs: settings.locations.email_us && contact_detail.email !== undefined,
    contact: contactButton ? contactLink(location.name) : null,
    directions: directionsTo(address),
    target: settings.locations.directions_target,
    licences: settings.locations.licences ? licencesOf(location, formatOf(settings)) : "",
    socials: [
      ...(contact_detail.youtube_url ? [{ name: "youtube" as const, url: contact_detail.youtube_url }] : []),
      ...(contact_detail.linkedin_url ? [{ name: "linkedin" as const, url: contact_detail.linkedin_url }] : []),
    ],
  };
}

function ratingOf({ average_rating, review_count, review_url }: Location, settings: PublicSettings) {
  const stars = showsStars(average_rating, settings)
    ? { filled: filledStars(average_rating, settings.reviews?.four_plus_partial), rating: average_rating }
    : null;
  if (settings.reviews === null || review_count === 0) return { stars, reviews: null };
  const [profile, ...others] = settings.gmb_profiles;
  // A single profile applies to every location; with several, nobody knows which belongs to this one.
  const url = review_url ?? (others.length === 0 ? profile?.review_url : undefined) ?? null;
  const text = `${formatOf(settings).number(review_count)} ${review_count === 1 ? "review" : "reviews"}`;
  return { stars, reviews: { text, url } };
}

function hoursOf(location: Location, settings: PublicSettings, weekday: number) {
  return hoursTable(location, settings).map(({ days, text, weekdays }) => ({
    days,
    text,
    today: weekdays.includes(weekday),
  }));
}

function licencesOf({ dealer_license_number, motor_vehicle_repairer }: Location, { say }: Pick<Format, "say">): string {
  const dealer = dealer_license_number && `${say("Dealer licence")} ${dealer_license_number}`;
  const repairer = motor_vehicle_repairer && `${say("Repairer licence")} ${motor_vehicle_repairer}`;
  return [dealer, repairer].filter(Boolean).join(" · ");
}
