/** A proof that works once. */
type Use = { id: string; expires_at: string };

/**
 * suspected: the provider doubts it, or it was not asked. unchecked: no provider could be reached; that must not cost a dealer an enquiry.
 */
export type CaptchaVerdict =
  | { result: "passed"; use: Use | null }
  | { result: "refused" }
  | { result: "suspected"; use: Use | null }
  | { result: "unchecked"; reason: string };

/** The first signs, all verify: challenges outlive a change of the secret. */
export type CaptchaKeys = readonly [string, ...string[]];
