import { z } from "zod";
import { line, link } from "#site/primitives.ts";

const leaf = z.strictObject({
  name: line,
  url: link,
  className: z.string().default(""),
  target: z.enum(["_self", "_blank"]).default("_self"),
  /** Shows how many cars of that type are in stock, and hides the entry when there are none. */
  carTypeQty: z.enum(["new", "demo", "used", "electric", "all"]).nullable().default(null),
});

/** Fields of spec 2.3. A dropdown is either listed (dropdownItems) or generated from data (dynamicDropdown). */
export const navigationItem = leaf.extend({
  dropdownItems: z.array(leaf.extend({ column: line.nullable().default(null) })).default([]),
  dynamicDropdown: z.enum(["brands", "models", "bodies", "columns", "stock", "plain"]).nullable().default(null),
  mobileOpen: z.boolean().default(false),
});

/** Chapter 8, word for word, for a missing key as for an empty list. */
const noNavigation = "Cannot run without navigation";

export const navigation = {
  navigation: z
    .array(navigationItem, { error: ({ input }) => (input === undefined ? noNavigation : undefined) })
    .min(1, noNavigation),
  /** Menus open on hover (a click always works too). */
  navigation_hover: z.boolean(),
  /** Entries of the stock dropdown: their names, and one entry of the dealer's own. */
  stock_menu: z.strictObject({
    used_label: z.enum(["Used", "Pre-Owned"]),
    electric: z.boolean(),
    custom: z.strictObject({ name: line, url: link }).nullable(),
  }),
  top_banner: z
    .strictObject({
      search: z.boolean(),
      review_stars: z.boolean(),
      /** Shows the 'Locations' link even with three locations or fewer. */
      force_locations_link: z.boolean(),
      /** The 'Locations' link opens a list of them. */
      locations_dropdown: z.boolean(),
      favourites: z.boolean(),
      socials: z.boolean(),
    })
    .nullable(),
  header_buttons: z.strictObject({
    book_service: z.strictObject({ label: line, url: link }).nullable(),
    finance: z.strictObject({ label: line, url: link }).nullable(),
  }),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: line, links: z.array(z.strictObject({ name: line, url: link })) })),
    about: z.string().nullable(),
    licences: z.array(line),
    staff: z.array(z.strictObject({ name: line, role: line, phone: line })).nullable(),
    opening_hours: z.boolean(),
    map: z.boolean(),
    sales_phone: z.boolean(),
    group_logo: z.boolean(),
    powered_by: z.boolean(),
  }),
  scroll_to_top: z.boolean(),
};
