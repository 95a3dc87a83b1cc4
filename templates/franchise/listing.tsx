import type { ListingParts } from "#app/features/search/listing-parts.ts";

/** A large heading, the filters in a column without a border, and two wide cards to a row. */
export function WideListing(parts: ListingParts) {
  return (
    <>
      {parts.crumbs}
      <div className="listing-head">
        {parts.heading}
        <div>{parts.status}</div>
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
