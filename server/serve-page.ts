import type { Context, Handler } from "hono";
import { whenGone } from "./admission/client-gone.ts";
import type { PageAdmission } from "./admission/page-admission.ts";
import type { CacheResult } from "./metrics/recorder.ts";
import { chooseEncoding } from "./page-cache/accept-encoding.ts";
import type { Encoding } from "./page-cache/cached-page.ts";
import type { PageCache, RenderedPage } from "./page-cache/page-cache.ts";
import type { PageKeys } from "./page-cache/page-key.ts";
import type { PageSource } from "./rendering/page-source.ts";
import type { SiteRenderer } from "./rendering/site-renderer.ts";
import type { RequestEnv } from "./request.ts";

export type PageDeps = {
  cache: PageCache;
  pageSource: PageSource;
  keys: PageKeys;
  renderer: SiteRenderer;
  admission: PageAdmission;
  clock: () => Date;
};

/** A page from the cache, or rendered into it. */
export function servePage({ cache, pageSource, keys, renderer, admission, clock }: PageDeps): Handler<RequestEnv> {
  return async (c) => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      return c.json({ error: "This page can only be read." }, 405, { Allow: "GET, HEAD" });
    }
    const runtime = c.var.runtime;
    const now = clock();
    const { site } = runtime;
    const request = keys.read(rawPath(c.req.raw.url), `${site.slug}.${site.version}`, site.public);
    const key = `${site.slug} ${request.url}`;
    const asking = {
      site: site.slug,
      address: c.var.client,
      at: now.getTime(),
      // Browsers send this for prefetched and prerendered pages.
      isAhead: c.req.header("sec-purpose")?.startsWith("prefetch") ?? false,
    };
    const make = (gone: AbortSignal) =>
      admission.page({ ...asking, gone }, () => renderer.page(runtime, request.url, now));
    const fresh = pageSource.fresh(runtime, key, now);
    const { page, found } = fresh
      ? { page: fresh, found: "hit" as const }
      : await pageSource.find(runtime, key, now, make, whenGone(c));
    const isHit = found !== "miss";
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const body = page.ready(encoding) ?? (await page.body(encoding));
    keepBytes(cache, key, page, encoding, isHit);
    const shared = site.public.shared_cache_seconds;
    if (found === "hit" && page.status === 200 && page.isFinal(encoding)) {
      c.set("hit", { key, page, encoding, headUntil: page.validUntil - (shared ?? 0) * 1000 });
    }
    return answer(c, page, body, {
      encoding,
      foreign: request.foreign,
      sharedSeconds: sharedSeconds(page, shared, now),
      found,
    });
  };
}

/** A page has grown by an encoding. One that is asked for again is compressed better for all who come after. */
export function keepBytes(cache: PageCache, key: string, page: RenderedPage, encoding: Encoding, isHit: boolean): void {
  cache.resize(key, page);
  if (isHit && !page.isFinal(encoding)) void page.improve(encoding).then(() => cache.resize(key, page));
}

/** Path and query as received, without building a URL object. */
export const rawPath = (url: string): string => url.slice(url.indexOf("/", url.indexOf("//") + 2));

type About = {
  encoding: Encoding;
  /** Parameters to preserve on a redirect. */
  foreign: string;
  sharedSeconds: number;
  /** How long a browser may use it without asking. */
  ownSeconds?: number;
  found: CacheResult;
};

export function answer(c: Context<RequestEnv>, page: RenderedPage, body: Buffer, about: About): Response {
  const headers: Record<string, string> = {
    ...Object.fromEntries(page.headers),
    "cache-control": page.keep
      ? `public, max-age=${about.ownSeconds ?? 0}, s-maxage=${about.sharedSeconds}, must-revalidate`
      : "no-store",
    vary: "Accept-Encoding",
    "server-timing": `cache;desc=${about.found}`,
  };
  const target = headers["location"];
  if (target !== undefined && about.foreign !== "") {
    headers["location"] = `${target}${target.includes("?") ? "&" : "?"}${about.foreign}`;
  }
  const etag = about.encoding === "identity" ? page.etag : `${page.etag.slice(0, -1)}-${about.encoding}"`;
  if (page.keep) headers["etag"] = etag;
  if (page.status === 200 && matches(c.req.header("if-none-match"), etag)) {
    delete headers["content-type"];
    return new Response(null, { status: 304, headers });
  }
  if (about.encoding !== "identity") headers["content-encoding"] = about.encoding;
  headers["content-length"] = String(body.length);
  const bytes = c.req.method === "HEAD" || body.length === 0 ? null : (body as Uint8Array<ArrayBuffer>);
  return new Response(bytes, { status: page.status, headers });
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return (
    header === etag || header === "*" || header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag)
  );
}

/** How long a shared cache may store the page: as the site allows, and never past its own change. */
export function sharedSeconds(page: Pick<RenderedPage, "validUntil">, allowed: number | null, now: Date): number {
  if (allowed === null) return 0;
  return Math.max(0, Math.min(allowed, Math.floor((page.validUntil - now.getTime()) / 1000)));
}
