import { createHash } from "node:crypto";
import type { AllowedSources } from "#server/sites/third-parties.ts";

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Inline elements that the page's own code puts there. Never read from the finished page: it may contain others. */
export type InlineElements = { scripts: readonly string[]; styles: readonly string[] };

/** Where browsers report violations of the policy. */
export const reportPath = "/api/csp-reports";

/** Only our own code makes markup from text, by the policy of app/page/trusted-text.ts. */
const trustedTypes = { "require-trusted-types-for": ["'script'"], "trusted-types": ["forecourt"] };
const report = { "report-uri": [reportPath] };

/** Headers of a page. Third parties' scripts make markup in their own ways, so beside them that is only reported. */
export function policyHeaders(inline: InlineElements, allowed: AllowedSources): [string, string][] {
  const sources: Directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline.scripts.map(hashOf), ...allowed.scripts],
    "style-src": ["'self'", ...(allowed.inlineStyles ? ["'unsafe-inline'"] : inline.styles.map(hashOf))],
    // Style attributes can only be ours: content is sanitised.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...allowed.images],
    "connect-src": ["'self'", ...allowed.connect],
    "media-src": ["'self'", "https:"],
    "frame-src": ["'self'", ...allowed.frames],
    "frame-ancestors": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // A form may be redirected, for example to a payment provider.
    "form-action": ["'self'", ...allowed.forms],
  };
  const isOwn = allowed.scripts.length === 0;
  return [
    ["content-security-policy", written({ ...sources, ...(isOwn ? trustedTypes : {}), ...report })],
    ...(isOwn
      ? []
      : [["content-security-policy-report-only", written({ ...trustedTypes, ...report })] as [string, string]]),
  ];
}

/** The policy of a page that is one document: its style, and nothing else but what is named. */
export function documentPolicy(style: string, more: Directives = {}): string {
  return written({
    "default-src": ["'none'"],
    "style-src": [hashOf(style)],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    ...more,
  });
}

type Directives = Readonly<Record<string, readonly string[]>>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
