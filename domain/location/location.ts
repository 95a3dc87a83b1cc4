import { z } from "zod";
import type { Locator } from "./locator.ts";
import { isTimeZone, timeZoneWords } from "#domain/time/time-zone.ts";

// Dealership, location and opening hours of spec point 3.

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case letters, digits and single hyphens");
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time as "08:30"');

export const address = z.strictObject({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  lat: z.number().min(-90).max(90).optional(),
  long: z.number().min(-180).max(180).optional(),
  place_id: z.string().optional(),
  place_url: z.url().optional(),
  /** The key of this location's own maps account; by default the site's key. */
  map_key: z.string().min(1).max(200).optional(),
});

/** `image.url` and `image.thumb.url`; a plain address is a picture without its own thumbnail. */
const locationImage = z.union([
  z.string().transform((url) => ({ url, thumb: null })),
  z.strictObject({ url: z.string(), thumb: z.strictObject({ url: z.string() }).nullable().default(null) }),
]);

/** weekday: 0 = Sunday to 6 = Saturday. Open days carry open and close in the location's own time. */
export const openingHour = z.strictObject({
  weekday: z.number().int().min(0).max(6),
  status: z.enum(["Open", "Closed"]),
  open: clock.optional(),
  close: clock.optional(),
  /** Printed instead of the two times, if the dealer wants other words. */
  formated_hours: z.string().optional(),
});

export const holidayHour = z.strictObject({
  date: z.iso.date(),
  name: z.string().optional(),
  status: z.enum(["Open", "Closed"]),
  start_hour: clock.optional(),
  end_hour: clock.optional(),
});

export const locationSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  slug,
  primary: z.boolean().default(false),
  visible: z.boolean().default(true),
  position: z.number().int().default(0),
  location_type: z.enum(["sales", "service", "parts", ""]).default(""),
  location_subtype: z.string().default(""),
  manufacturers: z.array(z.string()).default([]),
  time_zone: z.string().refine(isTimeZone, timeZoneWords),
  address,
  contact_detail: z.strictObject({
    phone: z.string(),
    landline_phone: z.string().optional(),
    email: z.email().optional(),
    youtube_url: z.url().optional(),
    linkedin_url: z.url().optional(),
    opening_hours: z.array(openingHour).default([]),
    holiday_hours: z.array(holidayHour).default([]),
  }),
  image: locationImage.nullable().default(null),
  average_rating: z.number().min(0).max(5).nullable().default(null),
  review_count: z.number().int().min(0).default(0),
  review_url: z.url().nullable().default(null),
  dealer_license_number: z.string().default(""),
  motor_vehicle_repairer: z.string().default(""),
  /** 'Coming Late 2025': a badge for a location that has not opened yet. */
  coming_soon_text: z.string().nullable().default(null),
});

export const dealershipSchema = z.strictObject({
  id: z.string().min(1),
  slug,
  name: z.string().min(1),
  legal_name: z.string().default(""),
  /** The dealership's mail address; a location's own comes first, the site's last. */
  email: z.email().nullable().default(null),
  /** The dealership's number in its own systems; lead messages contain it. */
  dealer_id: z.string().max(60).default(""),
  manufacturers: z.array(z.string()).default([]),
  locations: z.array(locationSchema).min(1),
});

export type Location = z.output<typeof locationSchema> & {
  dealership_id: string;
  dealership_slug: string;
  /** Drawn for pages, if the country's geography and the location's coordinates are known. */
  readonly locator?: Locator | null;
};
export type Dealership = z.output<typeof dealershipSchema>;
export type OpeningHour = z.output<typeof openingHour>;
export type HolidayHour = z.output<typeof holidayHour>;
