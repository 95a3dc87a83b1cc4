import type { ReactNode } from "react";
import type { ListingParts } from "./listing-parts.ts";

/** Heading and number of results; `children` stand beside them. */
export function ListingHead({ parts, children }: { parts: ListingParts; children?: ReactNode }) {
  return (
    <div className="listing-head">
      {parts.heading}
      {parts.status}
      {children}
    </div>
  );
}

/** Buttons for filters and sort order, and between them the active filters if they stand there. */
export function ListingBar({ parts, children }: { parts: ListingParts; children?: ReactNode }) {
  return (
    <div className="bar">
      {parts.filterButton}
      {children}
      {parts.sort}
    </div>
  );
}

/** Filters in a rail at the left; on the right `children` above the results. */
export function ListingRail({ parts, children }: { parts: ListingParts; children?: ReactNode }) {
  return (
    <div className="listing-layout">
      {parts.filters}
      <div className="results" aria-busy="false">
        {children}
        {parts.results}
        {parts.pager}
        {parts.children}
      </div>
    </div>
  );
}
