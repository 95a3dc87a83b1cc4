import type { Context } from "hono";
import type { Logger } from "pino";
import { whenGone } from "#server/http/client-gone.ts";
import type { RequestEnv } from "#server/http/request.ts";
import type { PageAdmission } from "#server/pages/page-admission.ts";
import type { PageRenderer, VisitorAccess } from "#server/pages/page-renderer.ts";
import type { PageRequest } from "#server/pages/paths.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

export type VisitorAccessOf = (runtime: SiteRuntime, address: string, now: Date, log: Logger) => VisitorAccess;
export type LinkDeps = {
  renderer: PageRenderer;
  admission: PageAdmission;
  visitorAccessOf: VisitorAccessOf;
  clock: () => Date;
};

/** A page behind a personal link, mailed or of a reservation: rendered for its holder, and never cached. */
export async function openLink(
  c: Context<RequestEnv>,
  { renderer, admission, visitorAccessOf, clock }: LinkDeps,
  request: PageRequest,
): Promise<Response> {
  const { runtime, client, log } = c.var;
  const now = clock();
  const state = await runtime.state(now.getTime());
  const visitorAccess = visitorAccessOf(runtime, client, now, log);
  const asking = { site: runtime.site.slug, address: client, at: now.getTime(), gone: whenGone(c) };
  const page = await admission.personalPage(asking, () =>
    renderer.render(runtime, state, request, now, null, visitorAccess),
  );
  const bytes = (await page.body("identity")) as Uint8Array<ArrayBuffer>;
  return new Response(bytes.length === 0 ? null : bytes, {
    status: page.status,
    headers: { ...Object.fromEntries(page.headers), "cache-control": "no-store" },
  });
}
