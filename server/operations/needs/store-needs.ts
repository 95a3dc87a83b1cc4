import type { StoreFigures } from "./store-figures.ts";
import type { Site } from "#site/site.ts";
import { deliveryNeeds } from "./delivery-needs.ts";
import { feedNeeds, type ShownDealership } from "./feed-needs.ts";
import type { Need } from "#domain/need/need.ts";
import { refundNeeds, requestNeeds } from "./refund-needs.ts";
import { receiverNeeds } from "./receiver-needs.ts";

type Shown = Pick<Site, "slug"> & { dealerships: readonly { id: string; slug: string }[] };

/** What the store says needs a person. */
export function storeNeeds(
  { undelivered, receivers, sources, asked, owed }: StoreFigures,
  sites: readonly Shown[],
  now: Date,
): Need[] {
  const dealerships = new Map<string, ShownDealership>();
  for (const site of sites)
    for (const { id, slug } of site.dealerships)
      dealerships.set(id, { slug, sites: [...(dealerships.get(id)?.sites ?? []), site.slug] });
  return [
    ...undelivered.flatMap((row) => deliveryNeeds(row, now)),
    ...receivers.flatMap(receiverNeeds),
    ...asked.flatMap(requestNeeds),
    ...owed.flatMap(refundNeeds),
    ...sources.flatMap((source) => feedNeeds(source, dealerships.get(source.dealershipId), now)),
  ];
}
