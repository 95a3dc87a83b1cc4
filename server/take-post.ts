import type { Handler } from "hono";
import { formType, type PageRenderer } from "./pages.ts";
import type { PageKeys } from "./page-cache/page-key.ts";
import type { RequestEnv } from "./request.ts";
import { rawPath } from "./serve-page.ts";
import { LeadService, type LeadServiceDeps } from "./services/leads/lead-service.ts";
import { submitPage } from "./services/leads/page-submission.ts";

type Deps = { keys: PageKeys; renderer: PageRenderer; leads: LeadServiceDeps; clock: () => Date };

const MOST_BYTES = 64 * 1024;

/** A form posted to its page by a browser without JavaScript. The answer is this visitor's own: nothing keeps it. */
export function takePost({ keys, renderer, leads, clock }: Deps): Handler<RequestEnv> {
  return async (c, next) => {
    if (!keys.takesPosts(c.req.path)) return next();
    const say = (text: string, status: 413 | 415) => c.text(text, status, { "Cache-Control": "no-store" });
    if (!c.req.header("content-type")?.startsWith(formType)) return say("This page takes only its own form.", 415);
    if (Number(c.req.header("content-length") ?? MOST_BYTES + 1) > MOST_BYTES) return say(tooLarge, 413);
    const body = await c.req.text();
    if (body.length > MOST_BYTES) return say(tooLarge, 413);

    const { runtime, log, client } = c.var;
    const now = clock();
    const { site } = runtime;
    const request = keys.read(rawPath(c.req.raw.url), `${site.slug}.${site.version}`, site.public);
    const caller = { address: client, user_agent: (c.req.header("user-agent") ?? "").slice(0, 300) };
    const page = await renderer.render(runtime, await runtime.state(now.getTime()), request, now, {
      body,
      submitLead: (posted) =>
        submitPage(
          { runtime, service: new LeadService(runtime, leads), captcha: leads.captcha, caller, now, log },
          posted,
        ),
    });
    const bytes = (await page.body("identity")) as Uint8Array<ArrayBuffer>;
    return new Response(bytes.length === 0 ? null : bytes, {
      status: page.status,
      headers: { ...Object.fromEntries(page.headers), "cache-control": "no-store" },
    });
  };
}

const tooLarge = "This is more than we can take in one message. Please go back, shorten it and send it again.";
