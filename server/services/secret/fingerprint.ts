import { scryptSync } from "node:crypto";

/**
 * Distinguishes two secrets without revealing either. scrypt, not a plain hash: a reader of the database must not be
 * able to try millions of guesses per second.
 */
export const fingerprintOf = (secret: string): string =>
  scryptSync(secret, "forecourt: the secret that signs", 16).toString("hex");
