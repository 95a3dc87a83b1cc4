import type { ListingParts } from "#app/features/search/listing-parts.ts";

/** A heading at sign size, a heavy rule, then the rail and one vehicle to a row. */
export function LedgerListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <div className="lh">
        {parts.heading}
        {parts.status}
      </div>
      <div className="lay">
        {parts.filters}
        <div className="res" aria-busy={parts.waiting}>
          <div className="bar">
            {parts.filterButton}
            {parts.chips}
            {parts.sort}
          </div>
          {parts.results}
          {parts.pager}
          {parts.children}
        </div>
      </div>
    </>
  );
}
