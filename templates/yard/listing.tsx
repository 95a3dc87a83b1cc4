import type { ListingParts } from "#app/features/search/listing-parts.ts";

/** The sort order beside the heading, active filters below it, then the rail and as many cards as fit. */
export function DenseListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <div className="listing-head">
        {parts.heading}
        {parts.status}
        <div className="bar">
          {parts.filterButton}
          {parts.sort}
        </div>
      </div>
      {parts.chips}
      <div className="listing-layout">
        {parts.filters}
        <div className="results" aria-busy="false">
          {parts.results}
          {parts.pager}
          {parts.children}
        </div>
      </div>
    </>
  );
}
