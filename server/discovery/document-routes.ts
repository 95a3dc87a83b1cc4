import { type Context, Hono } from "hono";
import type { MediaLibrary } from "#server/adapters/images/media-library.ts";
import { chooseEncoding } from "#server/page-cache/accept-encoding.ts";
import { CachedPage } from "#server/page-cache/cached-page.ts";
import type { RenderedPage } from "#server/page-cache/page-cache.ts";
import type { RequestEnv } from "#server/request.ts";
import { answer, keepBytes, type PageDeps, sharedSeconds } from "#server/serve-page.ts";
import type { SiteRuntime } from "#server/site-runtime.ts";
import type { SiteDocument } from "./document.ts";
import { siteDocuments, stockDocuments } from "./documents.ts";
import { FoundPages } from "./found-pages.ts";

/** Pictures keep their address when the dealer changes them. */
const pictureSeconds = 3600;

/** A site's documents for machines, cached as bytes beside its pages and dropped with them. */
export function documentRoutes(deps: PageDeps, media: MediaLibrary): Hono<RequestEnv> {
  const { cache, pageSource, renderer, admission, clock } = deps;
  const routes = new Hono<RequestEnv>();
  for (const [path, make] of Object.entries(siteDocuments)) {
    routes.get(path, async (c, next) => {
      const { runtime } = c.var;
      const now = clock();
      const key = keyOf(c);
      const hit = pageSource.fresh(runtime, key, now);
      if (hit) return write(c, deps, hit, now, "hit");
      await media.refresh();
      const made = await make({ runtime, now, media }, c.req.param("name") ?? "");
      if (!made) return next();
      const page = asPage(made, runtime, now);
      cache.add(key, page);
      return write(c, deps, page, now, "miss");
    });
  }
  const foundPages = new FoundPages((runtime, now) => opener(deps, runtime, now));
  for (const [path, { listsPages }] of Object.entries(stockDocuments)) {
    routes.get(path, async (c, next) => {
      const { runtime } = c.var;
      const now = clock();
      const key = keyOf(c);
      const hit = pageSource.fresh(runtime, key, now);
      if (hit) return write(c, deps, hit, now, "hit");
      const pages = listsPages ? await foundPages.of(runtime, now) : [];
      const request = { path, name: c.req.param("name") ?? "", pages };
      const make = async () => {
        const made = await admission.document(runtime.site.slug, () => renderer.document(runtime, request, now));
        if (!made) throw new NoSuchDocumentError();
        return made;
      };
      try {
        const { page } = await pageSource.find(runtime, key, now, make);
        return await write(c, deps, page, now, "miss");
      } catch (error) {
        if (error instanceof NoSuchDocumentError) return next();
        throw error;
      }
    });
  }
  // Older readers look for it at the root.
  routes.get("/security.txt", (c) => c.redirect("/.well-known/security.txt", 301));
  return routes;
}

class NoSuchDocumentError extends Error {}

const keyOf = (c: Context<RequestEnv>): string => `${c.var.runtime.site.slug} ${c.req.path}`;

async function write(
  c: Context<RequestEnv>,
  { cache }: PageDeps,
  page: RenderedPage,
  now: Date,
  found: "hit" | "miss",
): Promise<Response> {
  const isPicture = page.headers.some(([, value]) => value.startsWith("image/"));
  const encoding = isPicture ? "identity" : chooseEncoding(c.req.header("accept-encoding"));
  const body = await page.body(encoding);
  keepBytes(cache, keyOf(c), page, encoding, found === "hit");
  return answer(c, page, body, {
    encoding,
    foreign: "",
    sharedSeconds: sharedSeconds(page, c.var.runtime.site.public.shared_cache_seconds, now),
    ownSeconds: isPicture ? pictureSeconds : 0,
    found,
  });
}

function asPage({ type, body, until }: SiteDocument, { site, stockVersion }: SiteRuntime, now: Date): RenderedPage {
  return Object.assign(new CachedPage(200, [["content-type", type]], Buffer.from(body)), {
    madeFrom: { siteVersion: site.version, stockVersion, counts: "" },
    madeAt: now.getTime(),
    scope: "site" as const,
    validUntil: until ?? Number.MAX_SAFE_INTEGER,
  });
}

/** Requests pages as a visitor would; they stay in the cache for the next reader. */
function opener({ pageSource, renderer, admission }: PageDeps, runtime: SiteRuntime, now: Date) {
  const { slug } = runtime.site;
  return async (path: string) => {
    const { page } = await pageSource.find(runtime, `${slug} ${path}`, now, () =>
      admission.document(slug, () => renderer.page(runtime, path, now)),
    );
    return { status: page.status, html: (await page.body("identity")).toString() };
  };
}
