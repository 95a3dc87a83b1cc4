import { z } from "zod";
import { redirectStatuses } from "#domain/redirect/redirect.ts";
import { line, link, media, dateOrDateTime, prose, slug } from "#site/primitives.ts";

// Lists in the site's own folder beside its file: <slug>/reviews.yaml and so on. Each file is a list.

export const review = z.strictObject({
  id: line,
  customer_name: line,
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  image: media.nullable().default(null),
  /** Either a date, or days before today for a demo that stays current. */
  review_date: z.iso.date().optional(),
  days_ago: z.number().int().min(0).optional(),
});

export const offer = z.strictObject({
  slug,
  title: line,
  manufacturer: slug,
  body: prose,
  terms: prose,
  image: media.nullable().default(null),
  url: link.nullable().default(null),
  expires: z.iso.date().optional(),
  expires_in_days: z.number().int().optional(),
});

export const model = z.strictObject({
  name: line,
  slug,
  manufacturer: slug,
  body: line,
  status: z.enum(["current", "coming_soon", "runout"]).default("current"),
  image: media,
  short_description: line,
  override_url: link.nullable().default(null),
  position: z.number().int().default(0),
  price_from: z.number().int().nullable().default(null),
  /** Length from bumper to bumper: side views are then drawn to one scale. */
  length_mm: z.number().int().positive().nullable().default(null),
});

export const promo = z.strictObject({
  slug,
  title: line,
  text: line,
  label: line,
  url: link,
  image: media.nullable().default(null),
  /** Shown from its start to its expiry; a day given as expiry is included. */
  start: dateOrDateTime.optional(),
  expiry: dateOrDateTime.optional(),
  start_in_days: z.number().optional(),
  expiry_in_days: z.number().optional(),
  position: z.number().int().min(1).nullable().default(null),
  display: z.array(z.enum(["home", "search", "vehicle"])),
  strictDisplay: z.boolean().default(false),
});

/** Reasons to buy here, one each. */
export const promise = z.strictObject({
  title: line,
  text: line,
  /** A short text in large type instead of the icon: "14 days". */
  figure: line.nullable().default(null),
  icon: z.enum(["shield", "swap", "wrench", "percent", "calendar", "check", "leaf", "pin", "heart", "file"]),
  /** Where to read more. */
  url: link.nullable().default(null),
});

export const staffMember = z.strictObject({
  name: line,
  role: line,
  phone: line.nullable().default(null),
  location: line.nullable().default(null),
  text: line.nullable().default(null),
});

/** Achievements by year, shown on the page about the dealer. */
export const milestone = z.strictObject({
  year: z.number().int().min(1850).max(2200),
  title: line,
  text: line.nullable().default(null),
  award: z.boolean().default(false),
});

export const faq = z.strictObject({ question: line, answer: prose, topic: line.default("General") });

/** An old address: redirects.yaml. */
export const redirect = z.strictObject({
  from: z.string().regex(/^\/\S*$/, 'write an old path of this site, such as "/used-cars-sydney" or "/blog/*"'),
  to: link.nullable().default(null),
  /** 301 or 308: permanent. 302 or 307: temporary. 410: gone. */
  status: z.literal([...redirectStatuses, 410]).default(301),
});

/** An editorial page: pages/<slug>.md with this front matter above its Markdown. */
export const page = z.strictObject({ slug, title: line, description: line, body: z.string() });

export const contentSchemas = {
  reviews: z.array(review),
  offers: z.array(offer),
  models: z.array(model),
  promos: z.array(promo),
  promises: z.array(promise).default([]),
  staff: z.array(staffMember),
  faqs: z.array(faq),
  // Absent for sites that were applied before this list existed.
  milestones: z.array(milestone).default([]),
  redirects: z.array(redirect).default([]),
  pages: z.array(page),
};
