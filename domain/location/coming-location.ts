import type { Location } from "./location.ts";
import { placeName } from "./place-name.ts";

// 2.3.45: a location that has not opened yet, such as 'Coming Late 2025'. It shows that badge; it has no hours, so it is
// never open, and takes no bookings.

type Coming = { coming_soon_text?: string | null };

export const isComing = ({ coming_soon_text }: Coming): boolean => Boolean(coming_soon_text);

/** Hours of a location count from its opening. Every list of locations goes through here. */
export function withHoursInForce<L extends Pick<Location, "coming_soon_text" | "contact_detail">>(location: L): L {
  if (!isComing(location)) return location;
  return { ...location, contact_detail: { ...location.contact_detail, opening_hours: [], holiday_hours: [] } };
}

/** A location's name in running text and lists: "North Lakes (Coming Late 2025)". */
export const withBadge = (name: string, location: Coming): string =>
  isComing(location) ? `${name} (${location.coming_soon_text})` : name;

/** Why it takes no bookings. */
export const notOpenYet = (location: Coming & { name: string }): string =>
  `${withBadge(placeName(location.name), location)} has not opened yet, so it takes no bookings.`;
