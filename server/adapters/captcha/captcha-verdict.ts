/**
 * suspected: the provider doubts it. unchecked: no provider could be reached; that must not cost a dealer an enquiry.
 */
export type CaptchaVerdict =
  | { result: "passed"; use: { id: string; expires_at: string } | null }
  | { result: "refused" }
  | { result: "suspected" }
  | { result: "unchecked"; reason: string };

/** The first signs, all verify: challenges outlive a change of the secret. */
export type CaptchaKeys = readonly [string, ...string[]];
