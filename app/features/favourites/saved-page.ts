/** Data of the page of saved cars that is the same for everyone. */
export type SavedShell = {
  label: string;
  path: string;
  /** Where to find cars to save, and how many there are. */
  listing: string;
  total: number;
  /** Whether price alerts are available. */
  alerts: boolean;
};

/** With the cars that an address names; null on a visitor's own page. */
export type SavedPage<View> = SavedShell & { view: View | null };

/** What both variants of the page need of the cars on it. */
export type SavedCars = {
  compared: readonly { id: string }[];
  others: readonly { id: string }[];
  gone: readonly string[];
};
