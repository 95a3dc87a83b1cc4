import type { ListingParts } from "#app/features/search/listing-parts.ts";

/**
 * A dark area with the heading, the filters in columns and the active filters; below it the cells, from edge to edge.
 */
export function DeckListing(parts: ListingParts) {
  return (
    <>
      <div className="dk">
        <div className="w">
          {parts.crumbs}
          <div className="lh">
            {parts.heading}
            {parts.status}
            <div className="bar">
              {parts.filterButton}
              {parts.sort}
            </div>
          </div>
          <div className="dk-f">
            {parts.filters}
            {/* A checkbox shows the facets after the first row, so that it works without a script. */}
            <label className="dk-m">
              <input type="checkbox" data-keep="" />
              <span>More filters</span>
            </label>
          </div>
          {parts.chips}
        </div>
      </div>
      <div className="res" aria-busy="false">
        {parts.results}
        <div className="w">
          {parts.pager}
          {parts.children}
        </div>
      </div>
    </>
  );
}
