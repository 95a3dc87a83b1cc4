import { askedCategory } from "#domain/form/categories.ts";
import type { Lead } from "#domain/lead/lead.ts";

export interface DeliveryRule<Channel> {
  /** Null: all of them. */
  categories: readonly string[] | null;
  /** Id or slug of a location; null: all of them. */
  location: string | null;
  channel: Channel;
}

/** "none": the dealer wants enquiries stored and sent to nobody. */
export type DeliverySettings<Channel> = "none" | readonly DeliveryRule<Channel>[];

export const rulesOf = <Channel>(delivery: DeliverySettings<Channel>): readonly DeliveryRule<Channel>[] =>
  delivery === "none" ? [] : delivery;

/** Every receiver that the settings name, whatever it receives. */
export const everyChannel = <Channel>(delivery: DeliverySettings<Channel>): Channel[] =>
  rulesOf(delivery).map(({ channel }) => channel);

type Routed = Pick<Lead, "category" | "subcategory" | "location_id">;

/** Spec 11.7.1: channels per site, category and location. Every matching rule delivers. */
export function channelsFor<Channel>(
  delivery: DeliverySettings<Channel>,
  lead: Routed,
  locationSlug: string | null,
): Channel[] {
  const names = new Set(namesOf(lead));
  return rulesOf(delivery)
    .filter(({ categories }) => categories === null || categories.some((category) => names.has(category)))
    .filter(({ location }) => location === null || location === lead.location_id || location === locationSlug)
    .map(({ channel }) => channel);
}

/** A category that is kept under another (5.4) is still routed by the name that the dealer knows. */
const namesOf = (lead: Routed): string[] => [lead.category, askedCategory(lead)];
