import { Hono } from "hono";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";
import type { RequestEnv } from "#server/http/request/request.ts";

/** `GET /api/suggestions?q=`: what this site's search box shows while a visitor types. */
export function suggestionRoutes(renderer: Pick<SiteRenderer, "suggestions">, clock: () => Date): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/", async (c) => {
    c.header("Cache-Control", "no-cache");
    return c.json(await renderer.suggestions(c.var.runtime, c.req.query("q") ?? "", clock()));
  });
  return routes;
}
