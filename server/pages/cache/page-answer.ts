import type { CacheResult } from "#server/platform/metrics/recorder.ts";
import { chooseEncoding } from "./accept-encoding.ts";
import type { Encoding } from "./cached-page.ts";
import type { RenderedPage } from "./page-cache.ts";

/** Everything of a request that decides how a page is sent. */
export type PageQuestion = {
  method: string;
  header: (name: string) => string | undefined;
  /** Parameters that are not ours, to preserve on a redirect. */
  foreign: string;
  /** How long the site lets a shared cache keep its pages. */
  sharedSeconds: number | null;
  now: Date;
};

export type PageAnswer = { status: number; headers: Record<string, string>; body: Buffer | null };

/** Pictures keep their address when the dealer changes them. */
const pictureSeconds = 3600;

/** Neither a picture nor a redirect gets smaller. */
export const encodingFor = (page: RenderedPage, { header }: Pick<PageQuestion, "header">): Encoding =>
  page.isPicture || page.isEmpty ? "identity" : chooseEncoding(header("accept-encoding"));

/** The answer with a finished page, whether it was cached or has just been made. `bytes` are in `encoding`. */
export function pageAnswer(
  page: RenderedPage,
  { encoding, bytes }: { encoding: Encoding; bytes: Buffer },
  { method, header, foreign, sharedSeconds, now }: PageQuestion,
  found: CacheResult,
): PageAnswer {
  const ownSeconds = page.isPicture ? pictureSeconds : 0;
  const headers: Record<string, string> = {
    ...Object.fromEntries(page.headers),
    "cache-control": page.keep
      ? `public, max-age=${ownSeconds}, s-maxage=${secondsToShare(page, sharedSeconds, now)}, must-revalidate`
      : "no-store",
    vary: "Accept-Encoding",
    "server-timing": `cache;desc=${found}`,
  };
  const target = headers["location"];
  if (target !== undefined && foreign !== "") {
    headers["location"] = `${target}${target.includes("?") ? "&" : "?"}${foreign}`;
  }
  const etag = encoding === "identity" ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
  if (page.keep) headers["etag"] = etag;
  if (page.status === 200 && matches(header("if-none-match"), etag)) {
    delete headers["content-type"];
    return { status: 304, headers, body: null };
  }
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(bytes.length);
  return { status: page.status, headers, body: method === "HEAD" || bytes.length === 0 ? null : bytes };
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag || header === "*" || header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag)
  );
}

/** How long a shared cache may store the page: as the site allows, and never past its own change. */
export function secondsToShare(page: Pick<RenderedPage, "validUntil">, allowed: number | null, now: Date): number {
  if (allowed === null) return 0;
  return Math.max(0, Math.min(allowed, Math.floor((page.validUntil - now.getTime()) / 1000)));
}
