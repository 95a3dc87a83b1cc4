import { z } from "zod";
import { countries, countryCodes, currencies, locales, phoneRule, phoneVariants } from "#domain/country/countries.ts";
import { templateNames } from "../template-folder.ts";
import { host, line, link, media, phone, prose, slug } from "#site/primitives.ts";

/** `desk.localhost` is where dealers work. */
const reservedSlugs: ReadonlySet<string> = new Set(["desk"]);

/** The site's identity, its hosts, and the dealerships it may show. */
export const identity = {
  slug: slug.refine((name) => !reservedSlugs.has(name), {
    error: ({ input }) => `"${String(input)}" is the platform's own: choose another slug`,
  }),
  /** `website_id` in leads and events. Never changes, even when the slug does. */
  id: slug,
  template: z.enum(templateNames),
  name: line,
  /** The first is the primary host; the others redirect to it. */
  hosts: z.array(host),
  /**
   * Dealerships whose cars this site shows: each a file in dealerships/. Cars of others are never shown, counted or
   * found.
   */
  dealerships: z.array(slug).min(1),
  /** domain/country derives the four settings below from it, and everything that depends on law and custom. */
  country: z.enum(countryCodes).transform((code) => countries[code]),
  locale: z.enum(locales),
  currency: z.enum(currencies),
  time_zone: z.string(),
  phone_variant: z.enum(phoneVariants).transform(phoneRule),
  /** Numbers that pass every phone check, for the dealer's own tests. */
  test_phone: phone.nullable(),
  distance_unit: z.enum(["km", "miles"]),
  /** The site's words for what it sells, singular and plural, and for a test drive: 'bike', 'bikes', 'test ride'. */
  vehicle_words: z.strictObject({
    one: line,
    many: line,
    test_drive: line,
    /** The word for a caravan instead: 'walk-through'. */
    caravan_test_drive: line.nullable(),
    /** How all stock is headed: 'Cars for sale', or 'Cars by the week' where nothing is sold. */
    for_sale: line,
  }),
  /** One sentence: the meta description of pages without their own. */
  description: line,
  keywords: z.array(line).nullable(),
  about: prose,
  phone,
  email: z.email(),
  /** The make of a single-make site, by its slug or by its id in the reference list. */
  manufacturer: slug.nullable(),
  manufacturer_id: z.number().int().positive().nullable(),
  /** Logos of makes, by slug, that this dealer is licensed to show. */
  manufacturer_logos: z.record(slug, media),
  dealership_group: z.strictObject({ name: line, logo: media.nullable(), url: link }).nullable(),
  dealership_websites: z.array(z.strictObject({ url: z.url(), make: line, name: line, logo: media.nullable() })),
  gmb_profiles: z.array(z.strictObject({ review_url: z.url() })),
  social: z.strictObject({
    facebook_url: z.url().nullable(),
    instagram_url: z.url().nullable(),
    youtube_url: z.url().nullable(),
    whatsapp_url: z.url().nullable(),
    twitter_url: z.url().nullable(),
    tiktok_url: z.url().nullable(),
    linkedin_url: z.url().nullable(),
    linktree_url: z.url().nullable(),
  }),
  google_site_verification: z.string().nullable(),
};
