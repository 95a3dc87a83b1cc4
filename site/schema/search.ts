import { z } from "zod";
import { filterableAttributes } from "#domain/search/search-document.ts";
import { siteFilter } from "#domain/search/search-filters.ts";
import { sortOrders } from "#domain/search/sort-orders.ts";
import { filterProblem } from "#search-engine/filter/filterable.ts";
import { line, path } from "#site/primitives.ts";

const refinements = z.record(z.string(), z.array(z.string()).min(1));

const stockFilter = z.string().superRefine((text, context) => {
  const problem = filterProblem(siteFilter(text), filterableAttributes);
  if (problem === null) return;
  context.addIssue({
    code: "custom",
    message: `this filter cannot be read at character ${problem.from}: ${problem.reason}`,
  });
});

/** How stock is selected, found, counted and ordered (spec 2.1, 2.2, 4.1, 9). */
export const search = {
  default_search_path: path,
  include_sold_cars_days: z.number().min(0).max(60),
  search_filters: z.strictObject({
    /** A filter in the search grammar; ':' may replace '='. */
    filter: stockFilter.nullable(),
    /** Codes 0 to 14 of the stock presets. */
    presets: z.array(z.number().int().min(0).max(14)),
  }),
  search: z.strictObject({
    /** The site's own paths for a set of refinements: a whole path, or one word below /search. */
    special_slugs: z.array(z.strictObject({ path, refinements, heading: line.nullable().default(null) })),
    hits_per_page: z.number().int().min(1).max(100),
    facet_limits: z.strictObject({ make: z.number().int().positive(), model: z.number().int().positive() }).nullable(),
    /** The facets that the listing offers, in this order. Ranges (price, km, year, …) are facets too. */
    facets: z.array(
      z.strictObject({ facet: line, label: line.nullable().default(null), open: z.boolean().default(false) }),
    ),
    /** Features offered by the facet filtered_features. */
    features: z.array(line),
    default_sort: z.enum(sortOrders),
    /** Choosing price ascending leaves out cars without a price; the list says how many. Not where it is the default. */
    price_ascending_needs_price: z.boolean(),
    /** Body strip of these bodies (up to 20) instead of the four most frequent ones. */
    custom_bodies: z.array(line).nullable(),
    make_strip: z.boolean(),
    autocomplete: z.boolean(),
    placeholder: line,
  }),
  hero: z.strictObject({
    title: line,
    text: line.nullable(),
    /** A media path, or null for the newest car with a picture. */
    image: z.string().nullable(),
    /** Which of the newest cars the hero shows: the last to arrive, or the most expensive. */
    lead: z.enum(["newest", "dearest"]),
    /** The kind of vehicle that the hero prefers, if there is one among the newest. */
    lead_type: z.enum(["car", "motorcycle", "caravan", "truck"]).nullable(),
    /** The model that the hero shows, in every colour in stock, unless the dealer has a picture. */
    model: line.nullable(),
    tabs: z.array(z.enum(["all", "new", "demo", "used"])).nullable(),
    budget_switch: z.boolean(),
    /** The first 20 makes as 'Popular Makes', then 'All Makes'. */
    popular_makes: z.boolean(),
  }),
  budget_finder: z
    .strictObject({
      period: z.enum(["weekly", "fortnightly", "monthly"]),
      /** Works budgets out with the lender's rate and fees; false: before interest, as every site without a lender. */
      with_interest: z.boolean().default(false),
      body_selector: z.boolean(),
      /** "hire" compares a weekly budget with weekly prices; "buy" calculates what five years of repayments buy. */
      kind: z.enum(["buy", "hire"]),
    })
    .nullable(),
  promos_shuffled: z.boolean(),
};
