const counted = (count: number): string => (count === 1 ? "1 car" : `${count} cars`);

/**
 * What a visitor's own page is called once they ticked cars to compare, counting those that are still listed; null where
 * the site's name for it stands.
 */
export const ownHeading = (ticked: number, compared: number): string | null =>
  ticked > 1 && compared > 1 ? `Compare ${counted(compared)}` : null;

/** What a page is called that somebody else has shared: cars shown below the comparison are not compared. */
export const sharedHeading = (compared: number): string =>
  compared > 0 ? `Compare ${counted(compared)}` : "Shared cars";

export const keptInBrowser = (count: number): string => `${counted(count)}, kept in this browser`;
