// A visitor's trade-in estimate, stored in their own browser for the finance form and the calculator.

export type OwnEstimate = { low: number; high: number };

/** Prices of used cars move: an older estimate is not used. */
const validMs = 14 * 24 * 60 * 60 * 1000;

export const ownEstimateNote = ({ low, high }: OwnEstimate, now: number): string =>
  JSON.stringify({ low, high, until: now + validMs });

/** Null if there is none, or it is too old. */
export function readOwnEstimate(text: string | null, now: number): OwnEstimate | null {
  try {
    const { low, high, until } = JSON.parse(text ?? "{}") as Record<string, unknown>;
    const isFit = typeof low === "number" && typeof high === "number" && typeof until === "number";
    return isFit && low > 0 && now < until ? { low, high } : null;
  } catch {
    return null;
  }
}
