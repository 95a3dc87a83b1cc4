import type { ListingParts } from "#app/features/search/listing-parts.ts";

/** The filters lie open as a ledger under the heading; on a phone they and the order wait at the foot of the screen. */
export function LedgerListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <div className="lh">
        {parts.heading}
        {parts.status}
      </div>
      {parts.filters}
      <div className="lb">
        {parts.chips}
        <div className="bar">
          {parts.filterButton}
          {parts.sort}
        </div>
      </div>
      <div className="lay res" aria-busy="false">
        {parts.results}
        {parts.pager}
        {parts.children}
      </div>
    </>
  );
}
