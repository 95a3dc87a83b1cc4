import { type Agent, fetch, Headers, type Response } from "undici";
import { allowedAddresses } from "./allowed-addresses.ts";
import { AddressError, createCheckedAgent } from "./checked-agent.ts";
import { OutgoingResponse } from "./outgoing-response.ts";

export type OutgoingRequest = {
  method?: "GET" | "POST" | "HEAD";
  headers?: Record<string, string>;
  body?: string;
  /** Limit of the whole call: name, connection, redirects, and the last byte of the body. */
  timeoutMs: number;
  /** The longest body, after decompression. */
  maxBytes: number;
  /** How many redirects to follow. Default none: a 3xx is then the answer. */
  redirects?: number;
  /** Ends the call early, also while its body is read. */
  signal?: AbortSignal | undefined;
};

/**
 * The one way out to addresses that a setting, a feed or a visitor names. Use it instead of `fetch`, which lint forbids
 * in `server/`.
 *
 *     const answer = await outgoing.request(feed.url, {
 *       headers: { "if-none-match": feed.etag },
 *       timeoutMs: 60_000,
 *       maxBytes: 50_000_000,
 *       redirects: 5,
 *     });
 *     if (answer.status === 304) return answer.discard();
 *     for await (const part of answer.body()) parser.write(part);
 *     feed.etag = answer.headers.get("etag");
 *
 * - Only http and https, and only public addresses, checked after the name is resolved (`OUTGOING_ALLOW` names
 *   exceptions). Throws AddressError.
 * - `answer.text()` and `answer.bytes()` read it whole; `answer.body()` streams it. Each throws ResponseSizeError.
 * - A call that takes longer than `timeoutMs` throws an AbortError, before or while the body is read.
 * - A user and password in the address are sent as basic authorization, and appear in no error.
 * - A redirect meets the same checks. Keys in headers stay with the origin they were meant for.
 */
export type Outgoing = {
  request(url: string | URL, request: OutgoingRequest): Promise<OutgoingResponse>;
  close(): Promise<void>;
};

export function createOutgoing({ allow }: { allow: readonly string[] }): Outgoing {
  const agent = createCheckedAgent(allowedAddresses(allow));
  return {
    async request(url, request) {
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), Math.max(1, Math.ceil(request.timeoutMs)));
      const complete = () => clearTimeout(timer);
      const abort = () => {
        complete();
        stop.abort();
      };
      try {
        const signal = AbortSignal.any([stop.signal, ...(request.signal ? [request.signal] : [])]);
        const { address, headers: login } = withoutLogin(new URL(url));
        const signed = { ...request, headers: { ...login, ...request.headers } };
        const response = await follow(address, signed, agent, signal);
        const { status, headers, body } = response;
        return new OutgoingResponse({ status, headers, body, url: response.url }, request.maxBytes, {
          complete,
          abort,
        });
      } catch (error) {
        abort();
        throw error instanceof TypeError && error.cause instanceof AddressError ? error.cause : error;
      }
    },
    close: () => agent.destroy(),
  };
}

async function follow(start: URL, request: OutgoingRequest, agent: Agent, signal: AbortSignal): Promise<Response> {
  let { method = "GET", body } = request;
  const headers = new Headers({ "user-agent": "Forecourt", ...request.headers });
  for (let [url, left] = [start, request.redirects ?? 0]; ; left -= 1) {
    checkScheme(url);
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await fetch(url, { ...init, redirect: "manual", signal, dispatcher: agent });
    const next = left > 0 ? nextAddress(response, url) : null;
    if (next === null) return response;
    if (url.protocol === "https:" && next.protocol === "http:") throw new TypeError("A redirect leaves https.");
    await response.body?.cancel();
    if (next.origin !== url.origin) dropKeys(headers);
    // As browsers do: 307 and 308 repeat the request, the others turn it into a GET.
    if (response.status !== 307 && response.status !== 308 && method === "POST") {
      [method, body] = ["GET", undefined];
      headers.delete("content-type");
    }
    url = next;
  }
}

/** Headers that may be sent to another origin after a redirect. */
const harmless = new Set([
  "user-agent",
  "accept",
  "accept-language",
  "content-type",
  "if-none-match",
  "if-modified-since",
]);

function dropKeys(headers: Headers): void {
  for (const name of Array.from(headers.keys())) if (!harmless.has(name)) headers.delete(name);
}

function nextAddress(response: Response, from: URL): URL | null {
  const location = response.headers.get("location");
  const isRedirect = [301, 302, 303, 307, 308].includes(response.status);
  if (!isRedirect || location === null || !URL.canParse(location, from.href)) return null;
  return withoutLogin(new URL(location, from)).address;
}

/** The user and password of an address as a header. Within the address, they would be part of every error about it. */
function withoutLogin(url: URL): { address: URL; headers: Record<string, string> } {
  const address = new URL(url);
  address.username = address.password = "";
  if (url.username === "" && url.password === "") return { address, headers: {} };
  const login = [url.username, url.password].map(decodeURIComponent).join(":");
  return { address, headers: { authorization: `Basic ${Buffer.from(login).toString("base64")}` } };
}

function checkScheme(url: URL): void {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new TypeError(`${url.protocol} addresses are not fetched; use http or https.`);
  }
}
