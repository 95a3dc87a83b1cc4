import { ListingBar, ListingHead, ListingRail } from "./listing-frame.tsx";
import type { ListingParts } from "./listing-parts.ts";

/** Filters in a rail at the left, results beside it. */
export function RailListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <ListingHead parts={parts} />
      <ListingRail parts={parts}>
        <ListingBar parts={parts}>{parts.chips}</ListingBar>
      </ListingRail>
    </>
  );
}
