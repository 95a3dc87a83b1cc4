import type { Context } from "hono";
import type { PageAdmission } from "#server/pages/page-admission.ts";
import type { CacheResult } from "#server/platform/metrics/recorder.ts";
import { encodingFor, pageAnswer } from "#server/pages/cache/page-answer.ts";
import type { PageCache, RenderedPage } from "#server/pages/cache/page-cache.ts";
import { cacheKey, type PageRequest, type Paths } from "#server/pages/paths.ts";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

export type PageDeps = {
  cache: PageCache;
  paths: Paths;
  renderer: SiteRenderer;
  admission: PageAdmission;
  clock: () => Date;
};

/** A page that `answerHits` did not find: rendered into the cache, or compressed for the first time. */
export async function findAndSend(
  c: Context<RequestEnv>,
  { cache, renderer, admission, clock }: PageDeps,
  { url, foreign }: Pick<PageRequest, "url" | "foreign">,
  /** Headers of development. */
  note: (page: RenderedPage) => Record<string, string> = () => ({}),
): Promise<Response> {
  const { runtime, client } = c.var;
  const now = clock();
  const key = cacheKey(runtime.site, url);
  const asking = {
    site: runtime.site.slug,
    address: client,
    at: now.getTime(),
    isKnown: cache.has(key),
    // Browsers send this for prefetched and prerendered pages.
    isAhead: c.req.header("sec-purpose")?.startsWith("prefetch") ?? false,
  };
  const make = async () => (await admission.page(asking, () => renderer.page(runtime, url, now))).page;
  const { page, found } = await cache.find(runtime, key, now, make);
  const answer = await sendPage(c, cache, { key, page, found, foreign, now });
  for (const [name, value] of Object.entries(note(page))) answer.headers.set(name, value);
  return answer;
}

type Finished = { key: string; page: RenderedPage; found: CacheResult; foreign: string; now: Date };

/** Compresses the page if needed, so that the next request finds its bytes in the cache. */
export async function sendPage(
  c: Context<RequestEnv>,
  cache: PageCache,
  { key, page, found, foreign, now }: Finished,
): Promise<Response> {
  const header = (name: string) => c.req.header(name);
  const encoding = encodingFor(page, { header });
  const bytes = await page.body(encoding);
  cache.add(key, page);
  const sharedSeconds = c.var.runtime.site.public.shared_cache_seconds;
  const question = { method: c.req.method, header, foreign, sharedSeconds, now };
  const { status, headers, body } = pageAnswer(page, { encoding, bytes }, question, found);
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers });
}
