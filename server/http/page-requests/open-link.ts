import type { Context } from "hono";
import type { Logger } from "pino";
import { whenGone } from "#server/http/request/client-gone.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { PageAdmission } from "#server/pages/page-admission.ts";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";
import type { LinkPort } from "#site/page-ports.ts";
import type { PageRequest } from "#server/pages/paths.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** What the holder of a link at this address may do. */
export type LinkPortOf = (runtime: SiteRuntime, address: string, now: Date, log: Logger) => LinkPort;
export type LinkDeps = {
  renderer: Pick<SiteRenderer, "page">;
  admission: PageAdmission;
  linkPortOf: LinkPortOf;
  clock: () => Date;
};

/** A page behind a personal link, mailed or of a reservation: rendered for its holder, and never cached. */
export async function openLink(
  c: Context<RequestEnv>,
  { renderer, admission, linkPortOf, clock }: LinkDeps,
  { url }: PageRequest,
): Promise<Response> {
  const { runtime, client, log } = c.var;
  const now = clock();
  const link = linkPortOf(runtime, client, now, log);
  const asking = { site: runtime.site.slug, address: client, at: now.getTime(), gone: whenGone(c) };
  const { page } = await admission.personalPage(asking, () =>
    renderer.page(runtime, url, now, { isPersonal: true, link }),
  );
  const bytes = (await page.body("identity")) as Uint8Array<ArrayBuffer>;
  return new Response(bytes.length === 0 ? null : bytes, {
    status: page.status,
    headers: { ...Object.fromEntries(page.headers), "cache-control": "no-store" },
  });
}
