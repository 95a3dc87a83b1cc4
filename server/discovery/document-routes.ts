import { Hono } from "hono";
import type { MediaLibrary } from "#server/adapters/images/media-library.ts";
import { chooseEncoding } from "#server/page-cache/accept-encoding.ts";
import { CachedPage } from "#server/page-cache/cached-page.ts";
import type { RenderedPage } from "#server/page-cache/page-cache.ts";
import type { RequestEnv } from "#server/request.ts";
import { answer, type PageDeps, sharedSeconds } from "#server/serve-page.ts";
import type { SiteState } from "#server/site-runtime.ts";
import type { DocumentSources, SiteDocument } from "./document.ts";
import { documents } from "./documents.ts";

/** Pictures keep their address when the dealer changes them. */
const pictureSeconds = 3600;

/** What a site says to machines, kept as bytes beside its pages and dropped with them. */
export function documentRoutes(deps: PageDeps, media: MediaLibrary): Hono<RequestEnv> {
  const { cache, clock } = deps;
  const routes = new Hono<RequestEnv>();
  for (const [path, make] of Object.entries(documents)) {
    routes.get(path, async (c, next) => {
      const { runtime } = c.var;
      const { site } = runtime;
      const now = clock();
      const state = runtime.current(now.getTime()) ?? (await runtime.state(now.getTime()));
      const key = `${site.slug} ${c.req.path}`;
      const hit = cache.fresh(key, state.freshness, now.getTime());
      let page = hit;
      if (!page) {
        const from = { runtime, state, now, media, open: opener(deps, { runtime, state, now }) };
        const made = await make(from, c.req.param("name") ?? "");
        if (!made) return next();
        page = await cache.render(key, state.freshness, async () => asPage(made, state));
      }
      const isPicture = page.headers.some(([, value]) => value.startsWith("image/"));
      const encoding = isPicture ? "identity" : chooseEncoding(c.req.header("accept-encoding"));
      const body = await page.body(encoding);
      cache.resize(key, page);
      return answer(c, page, body, {
        encoding,
        foreign: "",
        sharedSeconds: sharedSeconds(page, site.public.shared_cache_seconds, now),
        ownSeconds: isPicture ? pictureSeconds : 0,
        found: hit ? "hit" : "miss",
      });
    });
  }
  // Older readers look for it at the root.
  routes.get("/security.txt", (c) => c.redirect("/.well-known/security.txt", 301));
  return routes;
}

function asPage({ type, body, stockless, until }: SiteDocument, { freshness, madeAt }: SiteState): RenderedPage {
  const page = new CachedPage(200, [["content-type", type]], Buffer.from(body));
  return Object.assign(page, {
    madeFrom: freshness,
    madeAt,
    countsOnly: stockless ?? false,
    validUntil: until ?? Number.MAX_SAFE_INTEGER,
  });
}

/** Pages are opened as a visitor would, and stay in the cache for the next one. */
function opener(
  { cache, renderer, admission }: PageDeps,
  { runtime, state, now }: Pick<DocumentSources, "runtime" | "state" | "now">,
): DocumentSources["open"] {
  return async (path) => {
    const key = `${runtime.site.slug} ${path}`;
    const page =
      cache.fresh(key, state.freshness, now.getTime()) ??
      (await cache.render(key, state.freshness, () =>
        admission.document(runtime.site.slug, () => renderer.render(runtime, state, { url: path, foreign: "" }, now)),
      ));
    return { status: page.status, html: (await page.body("identity")).toString() };
  };
}
