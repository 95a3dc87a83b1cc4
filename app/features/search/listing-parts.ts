import type { ReactNode } from "react";

/** The parts of a page of search results. A template arranges them; each is rendered or null. */
export type ListingParts = {
  crumbs: ReactNode;
  heading: ReactNode;
  /** The number of results. */
  status: ReactNode;
  /** A form; below 992 px a sheet that `filterButton` opens. */
  filters: ReactNode;
  filterButton: ReactNode;
  /** The active filters. */
  chips: ReactNode;
  sort: ReactNode;
  /** The grid of cards, or suggestions if there are none. */
  results: ReactNode;
  pager: ReactNode;
  /** Notes and other ways into the stock. */
  children: ReactNode;
};
