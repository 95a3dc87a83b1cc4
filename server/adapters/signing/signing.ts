import { timingSafeEqual } from "node:crypto";

/** Compares in constant time. Compares bytes, not characters: a non-ASCII character has more than one byte. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The secret that signs, and the previous one, which still verifies: after a change of SECRET, links in sent mails
 * still work.
 */
export type Secrets = { secret: string; previousSecret?: string | undefined };

/** The one that signs first. */
export const allSecrets = ({ secret, previousSecret }: Secrets): [string, ...string[]] =>
  previousSecret === undefined ? [secret] : [secret, previousSecret];
