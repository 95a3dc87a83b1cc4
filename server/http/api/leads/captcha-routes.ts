import { Hono } from "hono";
import { createAltcha } from "#server/adapters/captcha/altcha.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { LeadServiceDeps } from "#server/leads/service/lead-service.ts";

/** Fetched on the first interaction with a form, never part of a page: pages are cached, challenges are not. */
export function captchaRoutes({ captcha, clock }: LeadServiceDeps): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/challenge", (c) => {
    const { site } = c.get("runtime");
    if (site.public.captcha === null) return c.json({ error: "This site asks for no such proof." }, 404);
    c.header("Cache-Control", "no-store");
    return c.json(createAltcha(captcha.keysFor(site.slug), clock()));
  });
  return routes;
}
