/**
 * The headers of every answer of the desk. Only its own files run, and the inline parts of a page that carry its nonce;
 * nobody frames it, and nothing of it is kept.
 */
export const deskHeaders = (nonce: string, isSecure: boolean): [string, string][] => [
  [
    "content-security-policy",
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  ],
  ["x-frame-options", "DENY"],
  ["cache-control", "no-store"],
  ["x-robots-tag", "noindex, nofollow"],
  // An address may contain a token.
  ["referrer-policy", "same-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()"],
  ...(isSecure ? [["strict-transport-security", "max-age=31536000"] as [string, string]] : []),
];
