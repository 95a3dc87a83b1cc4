import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { SearchError } from "#search-engine/search-error.ts";
import type { SearchCall, SearchPort, SearchScope } from "#server/search/search-port.ts";
import { BodyLateError, ClientGoneError, TooBusyError } from "#server/platform/admission/errors.ts";
import { isOwn } from "#server/http/middleware/same-origin.ts";
import type { SiteRenderer } from "#server/pages/rendering/site-renderer.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import { ServiceError } from "#server/adapters/search/service-error.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import { bodyLate, internalError, tooBusy, tooManySearches } from "./search-errors.ts";
import { authorize } from "./authorize.ts";
import { readBody } from "./read-body.ts";
import { readParameters } from "./read-parameters.ts";
import { readFacetQuery, readIndexName, readMultiSearch, readQuery } from "./read-queries.ts";
import { searchWithSpare } from "./search-with-spare.ts";
import { issueToken, type SiteKeys } from "./site-tokens.ts";

/** `port`: a search server; null if the renderer answers from the embedded engine. */
export type SearchService = { port: SearchPort | null; keys: SiteKeys };

/** The Meilisearch version whose answers these calls equal (decision 105). */
const version = { commitSha: "forecourt", commitDate: "2026-01-01T00:00:00Z", pkgVersion: "1.50.0" };

/** For a search call that does not exist, in Meilisearch's shape. */
export function refuseSearch(c: Context<RequestEnv>, status: 404 | 405, sentence: string): Response {
  const code = status === 404 ? "not_found" : "method_not_allowed";
  return c.json(new ServiceError(status, code, sentence).toJSON(), status);
}

/** Meilisearch's own calls, for the official clients: spec 7.1. */
export function searchRoutes(
  { port, keys }: SearchService,
  renderer: Pick<SiteRenderer, "search">,
  limit: Limit,
  clock: () => Date,
): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const search = searchWithSpare(port, renderer, clock);
  const answer = async (c: Context<RequestEnv>, scope: SearchScope, call: SearchCall): Promise<Response> =>
    c.body(await search(scope, call, c.var.log), 200, { "Content-Type": "application/json" });
  const scopeOf = (c: Context<RequestEnv>): Promise<SearchScope> => authorize(c, keys, clock().getTime());
  /** Every query counts, alone or together with others. */
  const count = async (c: Context<RequestEnv>, cost: number): Promise<void> => {
    const use = { site: c.var.runtime.site.slug, address: c.var.client, at: clock().getTime(), cost };
    const verdict = await limit.take(use);
    if (!verdict.allowed) throw tooManySearches(verdict.retryAfterSeconds);
  };
  for (const path of ["/multi-search", "/indexes/*"]) routes.use(path, compress());

  routes.use(
    cors({
      origin: (origin, c: Context<RequestEnv>) => (isOwn(c, origin) ? origin : null),
      allowMethods: ["GET", "POST"],
      allowHeaders: ["Authorization", "Content-Type", "X-Meilisearch-Client"],
      maxAge: 86_400,
    }),
  );
  routes.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.res.headers.set("Cache-Control", "no-store");
  });

  // Also without the search server: the embedded engine answers then.
  routes.get("/health", (c) => c.json({ status: "available" }));

  /** The same for every visitor all day, so any cache may store it, though not beyond the day. */
  routes.get("/token", async (c) => {
    const now = clock().getTime();
    const { id } = c.var.runtime.site.public;
    const leftOfDay = Math.floor((86_400_000 - (now % 86_400_000)) / 1000);
    c.header("Cache-Control", `public, max-age=${Math.min(3600, leftOfDay)}`);
    return c.json(await issueToken(id, keys(id), now));
  });

  routes.get("/version", async (c) => {
    await scopeOf(c);
    return c.json(version);
  });

  routes.post("/multi-search", async (c) => {
    const scope = await scopeOf(c);
    const queries = readMultiSearch(await readBody(c));
    await count(c, queries.length);
    return answer(c, scope, { kind: "multi-search", queries });
  });

  routes.get("/indexes/:uid/search", async (c) => {
    const scope = await scopeOf(c);
    const query = readQuery(readParameters(new URL(c.req.url).searchParams));
    await count(c, 1);
    return answer(c, scope, { kind: "search", uid: readIndexName(c.req.param("uid")), query });
  });

  routes.post("/indexes/:uid/search", async (c) => {
    const scope = await scopeOf(c);
    const query = readQuery(await readBody(c));
    await count(c, 1);
    return answer(c, scope, { kind: "search", uid: readIndexName(c.req.param("uid")), query });
  });

  routes.post("/indexes/:uid/facet-search", async (c) => {
    const scope = await scopeOf(c);
    const query = readFacetQuery(await readBody(c));
    await count(c, 1);
    return answer(c, scope, { kind: "facet-search", uid: readIndexName(c.req.param("uid")), query });
  });

  routes.onError((thrown, c) => {
    if (thrown instanceof ClientGoneError) throw thrown;
    const error = asSearchError(thrown);
    if (error instanceof ServiceError && error.retryAfter !== null) c.header("Retry-After", String(error.retryAfter));
    if (error instanceof SearchError || error instanceof ServiceError) return c.json(error.toJSON(), error.status);
    c.var.log.error({ err: error, path: c.req.path }, "a search failed");
    return c.json(internalError().toJSON(), 500);
  });
  return routes;
}

/** Refusals under load, as Meilisearch would say them. */
function asSearchError(thrown: Error): Error {
  if (thrown instanceof TooBusyError) return tooBusy(thrown.retryAfterSeconds);
  return thrown instanceof BodyLateError ? bodyLate(thrown.status) : thrown;
}
