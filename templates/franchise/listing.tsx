import type { ListingParts } from "#app/features/search/listing-parts.ts";
import { RailListing } from "#app/features/search/rail-listing.tsx";

/** A large heading, the filters in a column without a border, and two wide cards to a row. */
export function WideListing(parts: ListingParts) {
  return <RailListing {...parts} status={<div>{parts.status}</div>} />;
}
