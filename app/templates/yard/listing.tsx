import type { ListingParts } from "#app/features/search/listing-parts.ts";

/** The order beside the heading, the filters in use below it, then the rail and as many cars as fit. */
export function DenseListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <div className="lh">
        {parts.heading}
        {parts.status}
        <div className="bar">
          {parts.filterButton}
          {parts.sort}
        </div>
      </div>
      {parts.chips}
      <div className="lay">
        {parts.filters}
        <div className="res" aria-busy="false">
          {parts.results}
          {parts.pager}
          {parts.children}
        </div>
      </div>
    </>
  );
}
