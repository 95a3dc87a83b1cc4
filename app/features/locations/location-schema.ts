import { publicPhone } from "#domain/phone/public-phone.ts";
import { contactLink } from "#domain/location/contact-link.ts";
import { localTime } from "#domain/time/local-time.ts";
import type { HolidayHour, Location, OpeningHour } from "#domain/location/location.ts";
import { kindOf, type LocationKind } from "#domain/location/location-kind.ts";
import { weekdayName } from "#domain/location/opening-hours.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";

const types: Record<LocationKind, string> = { sales: "AutoDealer", service: "AutoRepair", parts: "AutoPartsStore" };

export type PlaceSources = {
  origin: string;
  settings: Pick<PublicSettings, "name" | "country" | "locations" | "phone" | "phone_masked">;
  now: number;
};

/** Structured data of a location. */
export function locationSchema(location: Location, from: PlaceSources): Record<string, unknown> {
  const { name } = location;
  const { origin, settings } = from;
  const url = `${origin}${contactLink(name)}`;
  return {
    "@type": types[kindOf(location)],
    // Departments of one location share a page, so the address alone would not be unique.
    "@id": `${url}#${location.slug}`,
    name: `${settings.name} ${name}`,
    url,
    telephone: publicPhone(location, settings),
    image: `${origin}/social.webp`,
    parentOrganization: { "@id": `${origin}/#dealer` },
    ...placeSchema(location, from),
  };
}

/** Address and hours of a location, or of a dealer with only one. */
export function placeSchema(location: Location, { settings, now }: Omit<PlaceSources, "origin">) {
  const { contact_detail } = location;
  const usual = openingHours(contact_detail.opening_hours);
  const special = specialHours(contact_detail.holiday_hours, localTime(now, location.time_zone).date);
  return {
    ...addressSchema(location, settings),
    ...(usual.length > 0 ? { openingHoursSpecification: usual } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

export function addressSchema({ address }: Location, settings: Pick<PublicSettings, "country">) {
  const { lat, long } = address;
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: settings.country.code,
    },
    ...(lat !== undefined && long !== undefined
      ? { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: long } }
      : {}),
  };
}

/** Chapter 9: Monday to Friday, Saturday and Sunday. Days with the same hours are combined within each. */
function openingHours(hours: readonly OpeningHour[]) {
  return [[1, 2, 3, 4, 5], [6], [0]].flatMap((days) => {
    const spans = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
    for (const { weekday, status, open, close } of hours) {
      if (!days.includes(weekday) || status !== "Open" || !open || !close) continue;
      const span = spans.get(`${open}-${close}`) ?? { opens: open, closes: close, dayOfWeek: [] };
      span.dayOfWeek.push(weekdayName(weekday));
      spans.set(`${open}-${close}`, span);
    }
    return [...spans.values()].map((span) => ({ "@type": "OpeningHoursSpecification", ...span }));
  });
}

/** Upcoming holidays. Both times at midnight mean closed all day. */
function specialHours(holidays: readonly HolidayHour[], today: string) {
  return holidays
    .filter(({ date }) => date >= today)
    .map(({ date, status, start_hour, end_hour }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: date,
      ...(status === "Open" && start_hour && end_hour
        ? { opens: start_hour, closes: end_hour }
        : { opens: "00:00", closes: "00:00" }),
    }));
}
