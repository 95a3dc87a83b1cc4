import type { Handler, Hono } from "hono";
import type { RequestEnv } from "#server/request.ts";

/** For requests that no route has answered: an unknown address, or a known one with another method. */
export function noSuchCall(app: Hono<RequestEnv>): Handler<RequestEnv> {
  const calls = app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => ({ method, path: new URLPattern({ pathname: path }) }));
  return (c) => {
    const { path: pathname } = c.req;
    const methods = new Set(calls.filter(({ path }) => path.test({ pathname })).map(({ method }) => method));
    if (methods.size === 0) return c.json({ error: "There is no such call." }, 404);
    const allowed = [...methods].toSorted();
    return c.json({ error: `This is called with ${allowed.join(" or ")}.` }, 405, { Allow: allowed.join(", ") });
  };
}
