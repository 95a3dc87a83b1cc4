import type { Handler } from "hono";
import { whenGone } from "#server/http/client-gone.ts";
import type { PageAdmission } from "#server/pages/page-admission.ts";
import type { PageKeys } from "#server/pages/cache/page-key.ts";
import type { VisitorAccess, PageRenderer } from "#server/pages/page-renderer.ts";
import type { RequestEnv } from "#server/http/request.ts";
import { rawPath } from "#server/http/request-target.ts";
import type { Logger } from "pino";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

export type VisitorAccessOf = (runtime: SiteRuntime, address: string, now: Date, log: Logger) => VisitorAccess;
type Deps = {
  keys: PageKeys;
  renderer: PageRenderer;
  admission: PageAdmission;
  visitorAccessOf: VisitorAccessOf;
  clock: () => Date;
};

/** A page behind a personal link, mailed or of a reservation: rendered for its holder, and never cached. */
export function openLink({ keys, renderer, admission, visitorAccessOf, clock }: Deps): Handler<RequestEnv> {
  return async (c, next) => {
    const { runtime, client, log } = c.var;
    const { site } = runtime;
    const request = keys.read(rawPath(c.req.raw.url), site);
    if (!request.isPersonal) return next();
    const now = clock();
    const state = await runtime.state(now.getTime());
    const visitorAccess = visitorAccessOf(runtime, client, now, log);
    const asking = { site: site.slug, address: client, at: now.getTime(), gone: whenGone(c) };
    const page = await admission.personalPage(asking, () =>
      renderer.render(runtime, state, request, now, null, visitorAccess),
    );
    const bytes = (await page.body("identity")) as Uint8Array<ArrayBuffer>;
    return new Response(bytes.length === 0 ? null : bytes, {
      status: page.status,
      headers: { ...Object.fromEntries(page.headers), "cache-control": "no-store" },
    });
  };
}
