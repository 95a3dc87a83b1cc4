import type { IncomingMessage, ServerResponse } from "node:http";
import { ownValue } from "#domain/text/own-value.ts";
import { callerReader, peerOf, type ProxySettings } from "#server/http/middleware/client-address.ts";
import { siteOf } from "#server/http/middleware/find-site.ts";
import { isKeptOut, robotsHeader } from "#server/http/middleware/keep-out-of-search.ts";
import { type AnswerSinks, noteAnswer, requestIdOf } from "#server/http/middleware/request-log.ts";
import { securityHeadersFor } from "#server/http/middleware/security-headers.ts";
import { routeClassOf } from "#server/platform/metrics/route-class.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import { startRequest } from "#server/platform/tracing/spans.ts";
import { encodingFor, pageAnswer } from "#server/pages/cache/page-answer.ts";
import type { PageCache } from "#server/pages/cache/page-cache.ts";
import { cacheKey, type Paths } from "#server/pages/paths.ts";

type Deps = AnswerSinks & {
  registry: SiteRegistry;
  cache: PageCache;
  paths: Paths;
  clock: () => Date;
  proxies: ProxySettings;
  scheme: "http" | "https";
};

/** Whether the request was answered. */
export type AnswerHit = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Answers every page that is in the cache, before the application: its routing takes longer than everything else of a
 * hit. Each rule is the function that the application's own middleware calls. A request that may need more than a
 * cached page (a body, an old address, a private link, bytes still to be compressed) is left to the application.
 */
export function answerHits({ registry, cache, paths, clock, proxies, scheme, log, recorder }: Deps): AnswerHit {
  const callerOf = callerReader(proxies);
  const securityOf = securityHeadersFor(scheme);
  return (req, res) => {
    const { method = "", url = "", headers: sent } = req;
    if (!(method === "GET" || method === "HEAD") || !url.startsWith("/")) return false;
    if ("content-length" in sent || "transfer-encoding" in sent || sent.host === undefined) return false;
    const begun = performance.now();
    const header = (name: string) => ownValue(sent, name) as string | undefined;
    const caller = callerOf(header, peerOf(req));
    const found = siteOf(registry, caller);
    if (found.is !== "served") return false;
    const { runtime } = found;
    const { site } = runtime;
    const request = paths.read(url, site);
    if (request.is === "moved" || (request.is === "page" && (request.isPersonal || request.isGone))) return false;
    const now = clock();
    const page = cache.fresh(runtime, cacheKey(site, request.url), now);
    if (!page) return false;
    const encoding = encodingFor(page, { header });
    const bytes = page.ready(encoding);
    if (!bytes) return false;
    const question = {
      method,
      header,
      foreign: request.foreign,
      sharedSeconds: site.public.shared_cache_seconds,
      now,
    };
    const { status, headers, body } = pageAnswer(page, { encoding, bytes }, question, "hit");
    const [path = "/"] = url.split("?", 1);
    const requestId = requestIdOf(sent["x-request-id"]);
    const all = { ...Object.fromEntries(securityOf(path)), ...headers, "x-request-id": requestId };
    if (isKeptOut(runtime)) Object.assign(all, Object.fromEntries([robotsHeader]));
    res.writeHead(status, all).end(body);
    const route = routeClassOf(method, path);
    const span = startRequest({ method, route, begun, traceparent: header("traceparent"), peer: peerOf(req) });
    const answered = { requestId, method, host: caller.host, path, status, cache: "hit", route, site: site.slug };
    noteAnswer({ log, recorder }, { ...answered, begun, span });
    return true;
  };
}
