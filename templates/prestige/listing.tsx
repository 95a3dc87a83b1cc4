import { ListingBar, ListingHead } from "#app/features/search/listing-frame.tsx";
import type { ListingParts } from "#app/features/search/listing-parts.ts";

/**
 * The filters are all visible as a ledger under the heading. On a phone, filters and sort order open from a bar at the
 * bottom.
 */
export function LedgerListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <ListingHead parts={parts} />
      {parts.filters}
      <div className="listing-ledger">
        {parts.chips}
        <ListingBar parts={parts} />
      </div>
      <div className="listing-layout results" aria-busy="false">
        {parts.results}
        {parts.pager}
        {parts.children}
      </div>
    </>
  );
}
