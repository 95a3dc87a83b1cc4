import type { Location, OpeningHour } from "#domain/location/location.ts";
import { kindOf, type LocationKind } from "#domain/location/location-kind.ts";
import { weekdayName } from "#domain/location/opening-hours.ts";

const types: Record<LocationKind, string> = { sales: "AutoDealer", service: "AutoRepair", parts: "AutoPartsStore" };

/** What a search engine may know of a place. */
export function locationSchema(location: Location, siteName: string): Record<string, unknown> {
  const { address, contact_detail, name } = location;
  const { lat, long } = address;
  return {
    "@type": types[kindOf(location)],
    name: `${siteName} ${name}`,
    telephone: contact_detail.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
    },
    ...(lat !== undefined && long !== undefined
      ? { geo: { "@type": "GeoCoordinates", latitude: lat, longitude: long } }
      : {}),
    ...(location.coming_soon_text === null
      ? { openingHoursSpecification: openingHours(contact_detail.opening_hours) }
      : {}),
  };
}

/** Point 9: Monday to Friday, Saturday and Sunday. Days with the same hours are said together within each. */
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
