import { Hono } from "hono";
import type { MediaLibrary } from "#server/images/media-library.ts";
import { CachedPage } from "#server/pages/cache/cached-page.ts";
import type { RenderedPage } from "#server/pages/cache/page-cache.ts";
import { cacheKey } from "#server/pages/cache/page-key.ts";
import type { RequestEnv } from "./request.ts";
import { type PageDeps, sendPage } from "./page-requests/serve-page.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SiteDocument } from "#server/pages/discovery/document.ts";
import { siteDocuments, stockDocuments } from "#server/pages/discovery/documents.ts";
import { findPages } from "#server/pages/discovery/site-urls.ts";

/** A site's documents for machines, cached as bytes beside its pages and dropped with them. */
export function documentRoutes(deps: PageDeps, media: MediaLibrary): Hono<RequestEnv> {
  const { cache, renderer, admission, clock } = deps;
  const routes = new Hono<RequestEnv>();
  /** `make` returns null if the site has no such document. */
  const serve = (path: string, make: (asked: Asked) => Promise<RenderedPage | null>) =>
    routes.get(path, async (c, next) => {
      const { runtime } = c.var;
      const now = clock();
      const key = cacheKey(runtime.site, c.req.path);
      const asked = { runtime, name: c.req.param("name") ?? "", now };
      try {
        const { page, found } = await cache.find(runtime, key, now, async () => existing(await make(asked)));
        return await sendPage(c, cache, { key, page, found, foreign: "", now });
      } catch (error) {
        if (error instanceof NoSuchDocumentError) return next();
        throw error;
      }
    });
  for (const [path, make] of Object.entries(siteDocuments)) {
    serve(path, async ({ runtime, name, now }) => {
      await media.refresh();
      const made = await make({ runtime, now, media }, name);
      return made && asPage(made, runtime, now);
    });
  }
  for (const [path, { listsPages }] of Object.entries(stockDocuments)) {
    serve(path, async ({ runtime, name, now }) => {
      const pages = listsPages ? await findPages(runtime, opener(deps, runtime, now)) : [];
      const request = { path, name, pages };
      const made = await admission.document(runtime.site.slug, () => renderer.document(runtime, request, now));
      return made && made.page;
    });
  }
  // Older readers look for it at the root.
  routes.get("/security.txt", (c) => c.redirect("/.well-known/security.txt", 301));
  return routes;
}

type Asked = { runtime: SiteRuntime; name: string; now: Date };

class NoSuchDocumentError extends Error {}

function existing(page: RenderedPage | null): RenderedPage {
  if (!page) throw new NoSuchDocumentError();
  return page;
}

function asPage({ type, body, until }: SiteDocument, { site }: SiteRuntime, now: Date): RenderedPage {
  return Object.assign(new CachedPage(200, [["content-type", type]], Buffer.from(body)), {
    madeFrom: { siteVersion: site.version, stockVersion: null },
    madeAt: now.getTime(),
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
