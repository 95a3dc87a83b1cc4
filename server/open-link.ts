import type { Handler } from "hono";
import type { PageKeys } from "./page-cache/page-key.ts";
import type { PageRenderer } from "./pages.ts";
import type { RequestEnv } from "./request.ts";
import { rawPath } from "./serve-page.ts";
import type { AlertDesk } from "#app/page-context.ts";
import type { SiteRuntime } from "./site-runtime.ts";

export type DeskOf = (runtime: SiteRuntime, address: string, now: Date) => AlertDesk;
type Deps = { keys: PageKeys; renderer: PageRenderer; deskOf: DeskOf; clock: () => Date };

/** A page behind a link that was mailed to one person: made for whoever holds it, and kept by nothing. */
export function openLink({ keys, renderer, deskOf, clock }: Deps): Handler<RequestEnv> {
  return async (c, next) => {
    if (!keys.opensLinks(c.req.path)) return next();
    const { runtime, client } = c.var;
    const now = clock();
    const { site } = runtime;
    const request = keys.read(rawPath(c.req.raw.url), `${site.slug}.${site.version}`, site.public);
    const state = await runtime.state(now.getTime());
    const page = await renderer.render(runtime, state, request, now, null, deskOf(runtime, client, now));
    const bytes = (await page.body("identity")) as Uint8Array<ArrayBuffer>;
    return new Response(bytes, {
      status: page.status,
      headers: { ...Object.fromEntries(page.headers), "cache-control": "no-store" },
    });
  };
}
