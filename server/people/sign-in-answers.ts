import type { Problem } from "#site/desk-port.ts";

/** What a caller gets for a sign-in: the key is for the cookie of this browser alone. */
export type SignedIn = {
  session: { key: string; kept: boolean };
  personId: string;
  to: string;
};
export type NotEntered = Problem & { triesLeft: number | null };
export type Entering = SignedIn | NotEntered;

const minutes = (count: number): string => (count === 1 ? "1 minute" : `${count} minutes`);

export const tooMany = (wait: number): string =>
  `There were many tries from here. Please wait ${minutes(wait)}. Codes that were sent stay valid until they end.`;

export const askedJustNow = "A mail was sent within the last minute. Please wait a minute before you ask again.";

export const wrongCode = (left: number): NotEntered => ({
  problem:
    left === 0
      ? "This code does not fit, and it was the last try. Ask for a new one."
      : "This code does not fit. Look at the newest mail.",
  triesLeft: left,
});

const never = (problem: string): NotEntered => ({ problem, triesLeft: null });

export const nothingAsked = never("This browser has not asked for a code. Ask for one first.");
export const usedUp = never("This link and its code were used already. Ask for new ones.");
export const over = never("This link and its code no longer work. Ask for new ones.");
export const unknownLink = never("This link is not one of ours, or it is too old. Ask for a new one.");
export const elsewhere = never(
  "You opened the link in another browser. It signs in only where you asked: type the code of the same mail there.",
);
