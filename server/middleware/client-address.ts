import { BlockList, isIP, isIPv6 } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "#server/request.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

export const isLoopback = (address: string): boolean =>
  address !== "" && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Who asks, and for which host. Forwarded headers are believed only from the proxies named in the settings. */
export function clientAddress(trustedProxies: readonly string[]): MiddlewareHandler<RequestEnv> {
  const trusted = new Set(trustedProxies);
  return async (c, next) => {
    const peer = plain(c.env?.incoming?.socket.remoteAddress ?? "");
    const believed = trusted.has(peer);
    const forwarded = believed ? (c.req.header("x-forwarded-for") ?? "") : "";
    c.set("client", nearestUntrusted(forwarded, trusted) ?? peer);
    const host =
      (believed ? c.req.header("x-forwarded-host") : undefined) ?? c.req.header("host") ?? new URL(c.req.url).host;
    c.set("host", host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, ""));
    await next();
  };
}

/** Read from the right: what stands left of the last proxy of ours, anyone could have written. */
function nearestUntrusted(forwarded: string, trusted: ReadonlySet<string>): string | undefined {
  return forwarded
    .split(",")
    .map((part) => plain(part.trim()))
    .filter((part) => isIP(part) !== 0)
    .findLast((part) => !trusted.has(part));
}

const plain = (address: string): string => address.replace(/^::ffff:/, "");
