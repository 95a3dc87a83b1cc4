import { createHash } from "node:crypto";

const scripts = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/g;
const executable = /^(?:text\/javascript|module)?$/;

/** Hashes of the inline scripts that would run: a nonce would make every cached copy wrong. */
function inlineHashes(html: string): string[] {
  return [...html.matchAll(scripts)].flatMap(({ groups }) => {
    const attributes = groups?.["attributes"] ?? "";
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    if (/\bsrc=/.test(attributes) || !executable.test(type)) return [];
    return [
      `'sha256-${createHash("sha256")
        .update(groups?.["body"] ?? "")
        .digest("base64")}'`,
    ];
  });
}

export type AllowedSources = { scripts: string[]; connect: string[]; frames: string[]; images: string[] };

export function contentSecurityPolicy(html: string, allowed: AllowedSources): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'inline-speculation-rules'", ...new Set(inlineHashes(html)), ...allowed.scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...allowed.images],
    "connect-src": ["'self'", ...allowed.connect],
    "frame-src": ["'self'", ...allowed.frames],
    "frame-ancestors": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
