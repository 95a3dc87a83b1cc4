import { randomBytes } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import type { Desk } from "#server/desk/desk.ts";
import { TooManyError } from "#server/platform/admission/errors.ts";
import type { Limit } from "#server/platform/limits/limits.ts";
import { isLoopback } from "#server/http/middleware/client-address.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { DeskCookieName } from "#server/desk/desk-cookie.ts";
import { cookieHeader, readCookie } from "./desk-cookies.ts";
import { deskHeaders } from "./desk-policy.ts";

/** Forms of the desk are short. */
const MOST_BYTES = 64 * 1024;

type DeskContext = Context<RequestEnv>;

/**
 * The host of the desk: its own files, policy and cookies. Nothing of it reaches the cache or the threads of the sites, and
 * nothing of a site is found here.
 */
export function answerDesk(desk: Desk, limit: Limit, clock: () => Date): MiddlewareHandler<RequestEnv> {
  const file = serveStatic<RequestEnv>({
    root: desk.clientDir,
    precompressed: true,
    onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
  });
  return async (c, next) => {
    if (c.var.host !== desk.host) return next();
    c.set("isDesk", true);
    const nonce = randomBytes(16).toString("base64");
    const isFile = c.req.path.startsWith("/assets/");
    // Its one thread is for everybody: no address takes it alone.
    const verdict = isFile ? null : await limit.take({ site: "", address: c.var.client, at: clock().getTime() });
    if (verdict?.allowed === false) throw new TooManyError(verdict.retryAfterSeconds);
    const answer = isFile ? await fileOr404(file, c) : await answerOf(desk, c, nonce);
    for (const [name, value] of deskHeaders(nonce, c.var.scheme === "https"))
      if (name !== "cache-control" || !answer.headers.has(name)) answer.headers.set(name, value);
    return answer;
  };
}

async function fileOr404(file: MiddlewareHandler<RequestEnv>, c: DeskContext): Promise<Response> {
  const found = await file(c, async () => undefined);
  return found instanceof Response ? found : c.text("There is no file at this address.", 404);
}

async function answerOf(desk: Desk, c: DeskContext, nonce: string): Promise<Response> {
  const { method, path } = c.req;
  if (c.var.scheme === "http" && !isLoopback(c.var.client)) {
    return c.text("The desk needs https: without it, others could read who is signed in.", 403);
  }
  if (path === "/robots.txt") return c.text("User-agent: *\nDisallow: /\n");
  if (method === "GET" || method === "HEAD") return draw(desk, c, nonce, null);
  if (method !== "POST") return c.text("The desk takes GET and POST.", 405, { allow: "GET, HEAD, POST" });
  if (!isOwnForm(c)) return c.text("This form has to come from the desk itself.", 403);
  const body = await c.var.receive(MOST_BYTES);
  return body === null ? c.text("This is longer than the desk takes.", 413) : draw(desk, c, nonce, body);
}

/** Browsers name the page that a form comes from, one way or the other; whoever names none is no browser. */
function isOwnForm(c: DeskContext): boolean {
  const origin = c.req.header("origin");
  const fetchSite = c.req.header("sec-fetch-site");
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false;
  return origin === undefined ? fetchSite === "same-origin" : origin === originOf(c);
}

/** As browsers see it. */
const originOf = (c: DeskContext): string => new URL(`${c.var.scheme}://${c.var.authority}`).origin;

/** What a page may know of the request. Cookies stay here. */
const passedOn = ["accept", "accept-language", "content-type"];

async function draw(desk: Desk, c: DeskContext, nonce: string, body: string | null): Promise<Response> {
  const isSecure = c.var.scheme === "https";
  const cookie = (name: DeskCookieName) => readCookie(c, name, isSecure);
  const { pathname, search } = new URL(c.req.url);
  const headers = passedOn.flatMap((name): [string, string][] => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[name, value]];
  });
  const method = body === null ? "GET" : "POST";
  const request = { method, url: `${originOf(c)}${pathname}${search}`, headers, body, nonce };
  const { answer, cookies } = await desk.answer(request, {
    origin: originOf(c),
    address: c.var.client,
    userAgent: c.req.header("user-agent") ?? "",
    session: cookie("session"),
    asked: cookie("asked"),
    log: c.var.log,
  });
  const isEmpty = c.req.method === "HEAD" || answer.body.length === 0;
  const response = new Response(isEmpty ? null : Buffer.from(answer.body), answer);
  for (const one of cookies) response.headers.append("set-cookie", cookieHeader(one, isSecure));
  return response;
}
