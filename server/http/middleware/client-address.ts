import { BlockList, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Context, MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/http/request/request.ts";
import { hostOf } from "./site-of-host.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

export const isLoopback = (address: string): boolean =>
  address !== "" && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * For a visitor whose address a proxy wrote in an unreadable way: never local, and limited together with others like
 * it.
 */
export const unknownAddress = "0.0.0.0";

export type ProxySettings = {
  /** Addresses and ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Whether X-Forwarded-Host of those proxies replaces Host. Off unless the proxy always sets it itself. */
  forwardedHost: boolean;
};

export type Caller = Pick<RequestEnv["Variables"], "client" | "authority" | "host" | "forwardedScheme">;
type Header = (name: string) => string | undefined;

/** The client's address, and the host and scheme that it used. Addresses are normalised, so that another spelling cannot evade limits. */
export function callerReader({ trustedProxies, forwardedHost }: ProxySettings) {
  const isTrusted = proxyMatcher(trustedProxies);
  return (header: Header, peer: string): Caller => {
    const believed = isTrusted(peer);
    const forwarded = believed ? header("x-forwarded-for") : undefined;
    const named = believed && forwardedHost ? header("x-forwarded-host") : undefined;
    const authority = named ?? header("host") ?? "";
    const proto = believed ? header("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase() : undefined;
    return {
      client: forwarded === undefined ? peer : nearestUntrusted(forwarded, isTrusted),
      authority,
      host: hostOf(authority),
      forwardedScheme: proto === "http" || proto === "https" ? proto : undefined,
    };
  };
}

export function clientAddress(settings: ProxySettings, publicScheme: "http" | "https"): MiddlewareHandler<RequestEnv> {
  const callerOf = callerReader(settings);
  return async (c, next) => {
    // Tests call the application without a connection, and so without this header.
    const header = (name: string) => c.req.header(name) ?? (name === "host" ? new URL(c.req.url).host : undefined);
    const caller = callerOf(header, peerOf(c.env?.incoming));
    c.set("client", caller.client);
    c.set("authority", caller.authority);
    c.set("host", caller.host);
    c.set("forwardedScheme", caller.forwardedScheme);
    c.set("scheme", caller.forwardedScheme ?? publicScheme);
    await next();
  };
}

/** The other end of the connection; "" where it is unknown. */
export const peerOf = (incoming: { socket: { remoteAddress?: string | undefined } } | undefined): string =>
  normalAddress(incoming?.socket.remoteAddress ?? "") ?? "";

const forwarding = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/** Whether a proxy passes on somebody else's request: then the other end of the connection is not who asks. */
export const isForwarded = (c: Context<RequestEnv>): boolean =>
  forwarding.some((name) => c.req.header(name) !== undefined);

/**
 * Read from the right: anybody could have written what is left of our last proxy. A forwarded call comes from somewhere
 * else, so it never counts as local.
 */
function nearestUntrusted(forwarded: string, isTrusted: (address: string) => boolean): string {
  const hops = forwarded.split(",").map((hop) => normalAddress(hop.trim()));
  const nearest = hops.findLast((hop) => hop === null || !isTrusted(hop)) ?? null;
  return nearest === null || isLoopback(nearest) ? unknownAddress : nearest;
}

/** One spelling: IPv4 even when it came as IPv6, no port, no zone, no brackets. Null for anything else. */
export function normalAddress(text: string): string | null {
  const bare = text
    .replace(/^"(.*)"$/, "$1")
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  // The library also accepts 0x7f.1 and the like, which no proxy writes.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return null;
  return ipaddr.process(bare).toString();
}

/** Tells trusted proxies from everybody else. */
export function proxyMatcher(trusted: readonly string[]): (address: string) => boolean {
  const ranges = trusted.flatMap((text) => {
    const single = normalAddress(text);
    if (single !== null) return [ipaddr.parseCIDR(`${single}/${isIPv6(single) ? 128 : 32}`)];
    return ipaddr.isValidCIDR(text) ? [ipaddr.parseCIDR(text)] : [];
  });
  return (address) => {
    if (address === "" || ranges.length === 0) return false;
    const parsed = ipaddr.parse(address);
    return ranges.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits));
  };
}
