import type { Context, Handler, Hono } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";

type Refuse = (c: Context<RequestEnv>, status: 404 | 405, sentence: string) => Response;

const plainly: Refuse = (c, status, error) => c.json({ error }, status);

/**
 * For requests that no route has answered: an unknown address, or a known one with another method. Knows the routes that
 * the application has so far.
 */
export function noSuchCall(app: Hono<RequestEnv>, refuse: Refuse = plainly): Handler<RequestEnv> {
  const calls = app.routes
    .filter(({ method, path }) => method !== "ALL" && /^\/(?:api|mock)\//.test(path))
    .map(({ method, path }) => ({ method, path: new URLPattern({ pathname: path }) }));
  return (c) => {
    const { path: pathname } = c.req;
    const methods = new Set(calls.filter(({ path }) => path.test({ pathname })).map(({ method }) => method));
    if (methods.size === 0) return refuse(c, 404, "There is no such call.");
    const allowed = [...methods].toSorted();
    c.header("Allow", allowed.join(", "));
    return refuse(c, 405, `This is called with ${allowed.join(" or ")}.`);
  };
}
