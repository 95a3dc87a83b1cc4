/** What the page of saved cars knows whoever opens it. */
export type SavedShell = {
  label: string;
  path: string;
  /** Where to find cars to save, and how many there are. */
  listing: string;
  total: number;
  /** Whether price drops can be had by e-mail. */
  alerts: boolean;
};

/** With the cars that an address names; null on the page of whoever opens it. */
export type SavedPage<View> = SavedShell & { view: View | null };

/** What both ways to the page need of the cars on it. */
export type SavedCars = {
  compared: readonly { id: string }[];
  others: readonly { id: string }[];
  gone: readonly string[];
};
