import { Hono } from "hono";
import type { RequestEnv } from "#server/request.ts";
import { suggest } from "#server/services/suggest.ts";

/** `GET /api/suggestions?q=`: what the search box of this site shows while a visitor types. */
export function suggestionRoutes(clock: () => Date): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  routes.get("/", async (c) => {
    const { runtime } = c.var;
    const now = clock().getTime();
    const { stock } = await runtime.state(now);
    c.header("Cache-Control", "no-cache");
    return c.json(suggest(c.req.query("q") ?? "", stock, runtime.site, now));
  });
  return routes;
}
