import { timingSafeEqual } from "node:crypto";

/** Compares in constant time. Bytes are compared, not letters: a letter beyond ASCII has more than one. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The secret that signs, and the one before it, which still verifies: after SECRET was changed, links in mails that were
 * sent before go on working.
 */
export type Secrets = { secret: string; previousSecret?: string | undefined };

/** The one that signs first. */
export const allSecrets = ({ secret, previousSecret }: Secrets): [string, ...string[]] =>
  previousSecret === undefined ? [secret] : [secret, previousSecret];
