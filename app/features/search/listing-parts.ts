import type { ReactNode } from "react";

/** What stands on a page of search results. A template arranges it; each part is there or is null by itself. */
export type ListingParts = {
  crumbs: ReactNode;
  heading: ReactNode;
  /** How many there are. */
  status: ReactNode;
  /** A form; below 992 px a sheet that `filterButton` opens. */
  filters: ReactNode;
  filterButton: ReactNode;
  /** The filters in use. */
  chips: ReactNode;
  sort: ReactNode;
  /** The grid of cards, or what to do where there are none. */
  results: ReactNode;
  pager: ReactNode;
  /** Notes and other ways into the stock. */
  children: ReactNode;
};
