import type { Lead } from "#domain/lead/lead.ts";

export interface DeliveryRule<Channel> {
  /** Null: all of them. */
  categories: readonly string[] | null;
  /** Id or slug of a location; null: all of them. */
  location: string | null;
  channel: Channel;
}

type Routed = Pick<Lead, "category" | "subcategory" | "location_id">;

/** Spec 11.7.1: channels per site, category and location. Every matching rule delivers. */
export function channelsFor<Channel>(
  rules: readonly DeliveryRule<Channel>[],
  lead: Routed,
  locationSlug: string | null,
): Channel[] {
  const names = new Set(namesOf(lead));
  return rules
    .filter(({ categories }) => categories === null || categories.some((category) => names.has(category)))
    .filter(({ location }) => location === null || location === lead.location_id || location === locationSlug)
    .map(({ channel }) => channel);
}

/**
 * A careers enquiry is stored under another category (chapter 5), and is still routed by the name that the dealer
 * knows.
 */
function namesOf({ category, subcategory }: Routed): string[] {
  return subcategory === "Career Enquiry" ? [category, "Careers Enquiry"] : [category];
}
