import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type { PageSource } from "#server/rendering/page-source.ts";
import { type AnswerSinks, noteAnswer, requestIdOf } from "#server/middleware/request-log.ts";
import { hostOf, runtimeFor } from "#server/middleware/site-of-host.ts";
import { type RouteClass, routeClassOf } from "#server/metrics/route-class.ts";
import { startRequest } from "#server/tracing/spans.ts";
import type { SiteRegistry } from "#server/site-registry.ts";
import type { CacheHit } from "./cache-hit.ts";
import type { Encoding } from "./cached-page.ts";
import type { RenderedPage } from "./page-cache.ts";

type Stored = {
  host: string;
  isLocal: boolean;
  path: string;
  route: RouteClass;
  key: string;
  /** Weak: the page cache alone decides how long a page stays in memory. */
  page: WeakRef<RenderedPage>;
  encoding: Encoding;
  headUntil: number;
  head: string[];
};

type Deps = AnswerSinks & { registry: SiteRegistry; pageSource: PageSource; clock: () => Date };

/** Heads that are remembered: about 2 kB each. */
const REMEMBERED = 4000;
/** Whoever sends one of these may get another answer to the same address. */
const unusual = ["x-forwarded-host", "if-none-match", "content-length", "transfer-encoding", "range"] as const;

/**
 * Answers the same request again without the way through the application, which takes longer than everything else of a
 * hit. An answer is remembered under all of a request that it depends on, and used as long as the same site answers to
 * the host and the cache still holds the very same page.
 */
export class RepeatedHits {
  readonly #deps: Deps;
  readonly #stored = new LRUCache<string, Stored>({ max: REMEMBERED });

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether the request was answered. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const name = nameOf(req);
    const stored = name === null ? undefined : this.#stored.get(name);
    if (stored === undefined) return false;
    const { registry, pageSource, clock } = this.#deps;
    const begun = performance.now();
    const now = clock();
    const runtime = runtimeFor(registry, stored.host, stored.isLocal);
    const page = runtime && !runtime.suspended ? pageSource.fresh(runtime, stored.key, now) : undefined;
    const body = page?.ready(stored.encoding);
    if (body === undefined || page !== stored.page.deref() || now.getTime() >= stored.headUntil) {
      this.#stored.delete(name as string);
      return false;
    }
    const requestId = requestIdOf(req.headers["x-request-id"]);
    res.writeHead(200, [...stored.head, "X-Request-Id", requestId]);
    res.end(body);
    const { host, path, route } = stored;
    const site = runtime?.site.slug;
    const traceparent = oneOf(req.headers["traceparent"]);
    const span = startRequest({ method: "GET", route, begun, traceparent, peer: req.socket.remoteAddress ?? "" });
    noteAnswer(this.#deps, {
      requestId,
      method: "GET",
      host,
      path,
      status: 200,
      cache: "hit",
      route,
      site,
      begun,
      span,
    });
    return true;
  }

  remember(
    req: IncomingMessage,
    { key, page, encoding, headUntil }: CacheHit,
    headers: Headers,
    isLocal: boolean,
  ): void {
    const name = nameOf(req);
    // Bytes that were compressed in a hurry may have been replaced while their answer was on its way.
    if (name === null || headers.get("content-length") !== String(page.ready(encoding)?.length)) return;
    const head = [...headers].filter(([header]) => header !== "x-request-id").flat();
    const [path = "/"] = (req.url ?? "/").split("?", 1);
    const host = hostOf(req.headers.host ?? "");
    const route = routeClassOf("GET", path);
    this.#stored.set(name, { host, isLocal, path, route, key, page: new WeakRef(page), encoding, headUntil, head });
  }
}

/**
 * Everything of a request that decides about its answer, or null for one that takes the whole way. Who asks matters only
 * to tell this machine from others: by the peer, and by whether a proxy says that somebody else asks.
 */
function nameOf({ method, url, headers, socket }: IncomingMessage): string | null {
  if (method !== "GET") return null;
  for (const header of unusual) if (headers[header] !== undefined) return null;
  const from = `${socket.remoteAddress === undefined || isThisMachine(socket.remoteAddress)}${headers["x-forwarded-for"] === undefined}`;
  return `${from} ${headers.host} ${url} ${headers["accept-encoding"]}`;
}

const oneOf = (header: string | string[] | undefined) => (typeof header === "string" ? header : undefined);

/** `isLoopback` without its cost, for addresses as sockets write them. */
export const isThisMachine = (address: string): boolean =>
  address === "::1" || address.startsWith("127.") || address.startsWith("::ffff:127.");
