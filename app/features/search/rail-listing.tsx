import type { ListingParts } from "./listing-parts.ts";

/** Filters in a rail at the left, results beside it. */
export function RailListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <div className="listing-head">
        {parts.heading}
        {parts.status}
      </div>
      <div className="listing-layout">
        {parts.filters}
        <div className="results" aria-busy="false">
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
