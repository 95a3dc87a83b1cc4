import { BlockList, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import type { Context, MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";
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

/** The client's address, and the host and scheme that it used. Addresses are normalised, so that another spelling cannot evade limits. */
export function clientAddress(
  { trustedProxies, forwardedHost }: ProxySettings,
  publicScheme: "http" | "https",
): MiddlewareHandler<RequestEnv> {
  const isTrusted = proxyMatcher(trustedProxies);
  return async (c, next) => {
    const peer = peerOf(c);
    const believed = isTrusted(peer);
    const forwarded = believed ? c.req.header("x-forwarded-for") : undefined;
    c.set("client", forwarded === undefined ? peer : nearestUntrusted(forwarded, isTrusted));
    const named = believed && forwardedHost ? c.req.header("x-forwarded-host") : undefined;
    const authority = named ?? c.req.header("host") ?? new URL(c.req.url).host;
    c.set("authority", authority);
    c.set("host", hostOf(authority));
    const proto = believed ? c.req.header("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase() : undefined;
    const scheme = proto === "http" || proto === "https" ? proto : undefined;
    c.set("forwardedScheme", scheme);
    c.set("scheme", scheme ?? publicScheme);
    await next();
  };
}

/** The other end of the connection; "" where it is unknown. */
export const peerOf = (c: Context<RequestEnv>): string =>
  normalAddress(c.env?.incoming?.socket.remoteAddress ?? "") ?? "";

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
