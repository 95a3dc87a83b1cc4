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

/** Players of video services: allowed on the pages of cars that have a video there. */
const videoPlayers = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

export type AllowedSources = {
  scripts: string[];
  connect: string[];
  frames: string[];
  images: string[];
  forms: string[];
};

export function contentSecurityPolicy(html: string, allowed: AllowedSources): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'inline-speculation-rules'", ...new Set(inlineHashes(html)), ...allowed.scripts],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...allowed.images],
    "connect-src": ["'self'", ...allowed.connect],
    "media-src": ["'self'", "https:"],
    "frame-src": ["'self'", ...videoPlayers.filter((player) => html.includes(player)), ...allowed.frames],
    "frame-ancestors": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    // A form may lead on by a redirect, as to the page of a payment provider.
    "form-action": ["'self'", ...allowed.forms],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
