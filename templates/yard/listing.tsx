import { ListingBar, ListingHead, ListingRail } from "#app/features/search/listing-frame.tsx";
import type { ListingParts } from "#app/features/search/listing-parts.ts";

/** The sort order beside the heading, active filters below it, then the rail and as many cards as fit. */
export function DenseListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <ListingHead parts={parts}>
        <ListingBar parts={parts} />
      </ListingHead>
      {parts.chips}
      <ListingRail parts={parts} />
    </>
  );
}
