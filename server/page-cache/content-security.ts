import { createHash } from "node:crypto";

const executable = /^(?:text\/javascript|module)?$/;

type Element = { attributes: string; body: string };

/** Elements of one name. Searched as text: an expression over the whole page took four times as long. */
function* elementsOf(html: string, name: "script" | "style"): Generator<Element> {
  for (let at = html.indexOf(`<${name}`); at >= 0; at = html.indexOf(`<${name}`, at + 1)) {
    const open = html.indexOf(">", at);
    const end = html.indexOf(`</${name}>`, open);
    if (end < 0) return;
    yield { attributes: html.slice(at + name.length + 1, open), body: html.slice(open + 1, end) };
    at = end;
  }
}

/** Hashes of the executable inline scripts: a nonce would make every cached copy wrong. */
function inlineHashes(html: string): string[] {
  return [...elementsOf(html, "script")].flatMap(({ attributes, body }) => {
    const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return /\bsrc=/.test(attributes) || !executable.test(type) ? [] : [hashOf(body)];
  });
}

/** Hashes of the server's style elements. Style attributes can only be ours: content is sanitised. */
const styleHashes = (html: string): string[] => [...elementsOf(html, "style")].map(({ body }) => hashOf(body));

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Players of video services: allowed on the pages of cars that have a video there. */
const videoPlayers = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

export type AllowedSources = {
  scripts: string[];
  connect: string[];
  frames: string[];
  images: string[];
  forms: string[];
  /** Whether a third party's script writes its own style elements, as chats do. */
  inlineStyles: boolean;
};

/** Where browsers report violations of the policy. */
export const reportPath = "/api/csp-reports";

export function contentSecurityPolicy(html: string, allowed: AllowedSources): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'inline-speculation-rules'", ...new Set(inlineHashes(html)), ...allowed.scripts],
    "style-src": ["'self'", ...(allowed.inlineStyles ? ["'unsafe-inline'"] : new Set(styleHashes(html)))],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...allowed.images],
    "connect-src": ["'self'", ...allowed.connect],
    "media-src": ["'self'", "https:"],
    "frame-src": ["'self'", ...videoPlayers.filter((player) => html.includes(player)), ...allowed.frames],
    "frame-ancestors": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    // A form may be redirected, for example to a payment provider.
    "form-action": ["'self'", ...allowed.forms],
    "report-uri": [reportPath],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
