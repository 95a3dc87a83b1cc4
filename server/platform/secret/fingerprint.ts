import { scryptSync } from "node:crypto";

/**
 * Distinguishes two secrets without revealing either. scrypt, not a plain hash: a reader of the database must not be
 * able to try millions of guesses per second.
 */
export function fingerprintOf(secret: string): string {
  const known = fingerprints.get(secret);
  if (known !== undefined) return known;
  const fingerprint = scryptSync(secret, "forecourt: the secret that signs", 16).toString("hex");
  fingerprints.set(secret, fingerprint);
  return fingerprint;
}

/** A start asks for the same two again and again, and each takes a fifteenth of a second. */
const fingerprints = new Map<string, string>();
