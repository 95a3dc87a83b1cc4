import type { ListingParts } from "./listing-parts.ts";

/** Filters in a rail at the left, results beside it. */
export function RailListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <div className="lh">
        {parts.heading}
        {parts.status}
      </div>
      <div className="lay">
        {parts.filters}
        <div className="res" aria-busy="false">
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
