import { ListingBar, ListingHead } from "#app/features/search/listing-frame.tsx";
import type { ListingParts } from "#app/features/search/listing-parts.ts";

/**
 * A dark area with the heading, the filters in columns and the active filters; below it the cells, from edge to edge.
 */
export function DeckListing(parts: ListingParts) {
  return (
    <>
      <div className="deck">
        <div className="wrap">
          {parts.crumbs}
          <ListingHead parts={parts}>
            <ListingBar parts={parts} />
          </ListingHead>
          <div className="deck-filters">
            {parts.filters}
            {/* A checkbox shows the facets after the first row, so that it works without a script. */}
            <label className="deck-more">
              <input type="checkbox" data-keep="more filters" />
              <span>More filters</span>
            </label>
          </div>
          {parts.chips}
        </div>
      </div>
      <div className="results" aria-busy="false">
        {parts.results}
        <div className="wrap">
          {parts.pager}
          {parts.children}
        </div>
      </div>
    </>
  );
}
