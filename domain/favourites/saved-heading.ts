const counted = (count: number): string => (count === 1 ? "1 {vehicle}" : `${count} {vehicles}`);

/**
 * The heading of a visitor's own page once they ticked cars to compare, counting those still listed; null for the
 * site's own name.
 */
export const ownHeading = (ticked: number, compared: number): string | null =>
  ticked > 1 && compared > 1 ? `Compare ${counted(compared)}` : null;

/** The heading of a shared page: cars below the comparison do not count. */
export const sharedHeading = (compared: number): string =>
  compared > 0 ? `Compare ${counted(compared)}` : "Shared {vehicles}";

export const countInBrowser = (count: number): string => `${counted(count)}, kept in this browser`;
