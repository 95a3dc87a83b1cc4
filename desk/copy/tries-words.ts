import { counted } from "./clock.ts";

/** What follows the sentence about a wrong code. */
export const triesWords = (left: number | null): string =>
  left === null || left === 0 ? "" : ` ${counted(left, "try", "tries")} left.`;
