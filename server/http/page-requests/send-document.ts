import type { Context } from "hono";
import type { MediaLibrary } from "#server/images/media-library.ts";
import { CachedPage } from "#server/pages/cache/cached-page.ts";
import type { RenderedPage } from "#server/pages/cache/page-cache.ts";
import { type Asked, cacheKey } from "#server/pages/paths.ts";
import type { SiteDocument } from "#server/pages/discovery/document.ts";
import { documents } from "#server/pages/discovery/documents.ts";
import { findPages } from "#server/pages/discovery/site-urls.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { type PageDeps, sendPage } from "./send-page.ts";

type AskedDocument = Extract<Asked, { is: "document" }>;
export type DocumentDeps = PageDeps & { media: MediaLibrary };

class NoSuchDocumentError extends Error {}

/** A site's documents for machines, cached as bytes beside its pages and dropped with them. Null: it has none here. */
export async function sendDocument(
  c: Context<RequestEnv>,
  deps: DocumentDeps,
  asked: AskedDocument,
): Promise<Response | null> {
  const { runtime } = c.var;
  const now = deps.clock();
  const key = cacheKey(runtime.site, asked.url);
  const make = async () => {
    const page = await makeDocument(deps, runtime, asked, now);
    if (!page) throw new NoSuchDocumentError();
    return page;
  };
  try {
    const { page, found } = await deps.cache.find(runtime, key, now, make);
    return await sendPage(c, deps.cache, { key, page, found, foreign: "", now });
  } catch (error) {
    if (error instanceof NoSuchDocumentError) return null;
    throw error;
  }
}

async function makeDocument(
  deps: DocumentDeps,
  runtime: SiteRuntime,
  { document, name }: AskedDocument,
  now: Date,
): Promise<RenderedPage | null> {
  const { media, renderer, admission } = deps;
  const maker = documents[document];
  if (!maker.fromStock) {
    await media.refresh();
    const made = await maker.make({ runtime, now, media }, name);
    return made && asPage(made, runtime, now);
  }
  const pages = maker.listsPages ? await findPages(runtime, opener(deps, runtime, now)) : [];
  const request = { document, name, pages };
  const made = await admission.document(runtime.site.slug, () => renderer.document(runtime, request, now));
  return made && made.page;
}

function asPage({ type, body, until }: SiteDocument, { site }: SiteRuntime, now: Date): RenderedPage {
  return Object.assign(new CachedPage(200, [["content-type", type]], Buffer.from(body)), {
    madeFrom: { siteVersion: site.version, stockVersion: null, stock: "nothing" as const },
    madeAt: now.getTime(),
    renderMs: 0,
    validUntil: until ?? Number.MAX_SAFE_INTEGER,
  });
}

/** Requests pages as a visitor would; they stay in the cache for the next reader. */
function opener({ cache, renderer, admission }: PageDeps, runtime: SiteRuntime, now: Date) {
  const { site } = runtime;
  return async (path: string) => {
    const make = async () => (await admission.document(site.slug, () => renderer.page(runtime, path, now))).page;
    const { page } = await cache.find(runtime, cacheKey(site, path), now, make);
    return { status: page.status, html: (await page.body("identity")).toString() };
  };
}
