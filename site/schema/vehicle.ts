import { z } from "zod";
import { line, link, media, dateOrDateTime, path, prose } from "#site/primitives.ts";

/** Cards and vehicle pages (spec 2.3, 4.2-4.4, 4.6, 4.8). */
export const vehicle = {
  card: z.strictObject({
    /** Tag for electric and hybrid cars. */
    electric_tag: z.boolean(),
    new_arrival_text: line,
    sold_text: line,
    no_price_text: line,
    market_badge: z.boolean(),
    compare: z.boolean(),
    /** Promotions that tag their cars; the first active one wins. */
    promo_tags: z.array(
      z.strictObject({
        text: line,
        refinements: z.record(z.string(), z.array(z.string()).min(1)),
        start: dateOrDateTime.nullable().default(null),
        expiry: dateOrDateTime.nullable().default(null),
      }),
    ),
    /** Attributes offered as chips, by the vehicle's item type. */
    chips: z.record(z.enum(["car", "motorcycle", "caravan", "truck"]), z.array(line)),
  }),
  vehicle_page: z.strictObject({
    show_views: z.boolean(),
    got_a_question: z.boolean(),
    /** 'Reserve Car Now' leads to /contact instead of a checkout. */
    reserve_to_contact: z.boolean(),
    see_more_from_dealer: z.boolean(),
    history_banner: z.strictObject({ passenger: link, commercial: link, name: line }).nullable(),
    consumer_information_notice: link.nullable(),
    money_back: z.boolean(),
    /** 'History and checks' of vehicles that are not new. */
    history: z
      .strictObject({
        /** Lists what buyers ask for also where the stock has no value: 'Not supplied'. */
        not_supplied: z.boolean(),
        /** A search for money owing that is older than this many days says so. */
        check_days: z.number().int().min(1).max(365),
      })
      .nullable(),
    /** What the weekly price of a subscription or rental car covers, shown on its page; `plans` has the rest. */
    hire_terms: z
      .strictObject({ included: z.array(line).min(1), limits: z.array(line), notice: line, plans: link.nullable() })
      .nullable(),
  }),
  /** Numbers are masked until clicked. */
  phone_masked: z.boolean(),
  certified: z
    .strictObject({ name: line, image: media.nullable(), title: line, text: prose, points: z.array(line) })
    .nullable(),
  favourites: z.strictObject({ path, label: line, floating_bar: z.boolean() }).nullable(),
  /** Labels the favourites link 'My Garage'. */
  garage_enabled: z.boolean(),
  external_valuation: z.strictObject({ label: line, url: link }).nullable(),
};
