import { scryptSync } from "node:crypto";

/**
 * Tells two secrets apart without saying either. scrypt, not a plain hash: whoever reads the database must not be able to
 * try millions of guesses a second.
 */
export const fingerprintOf = (secret: string): string =>
  scryptSync(secret, "forecourt: the secret that signs", 16).toString("hex");
