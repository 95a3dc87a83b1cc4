import type { Handler } from "hono";
import type { Limit } from "#server/platform/limits/limits.ts";
import { isForwarded, isLoopback, peerOf, proxyMatcher } from "#server/http/middleware/client-address.ts";
import { hostOf } from "#server/http/middleware/site-of-host.ts";
import type { RequestEnv } from "#server/http/request/request.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";

type Deps = {
  registry: Pick<SiteRegistry, "byHost">;
  /** Null where no desk is served. */
  deskHost: string | null;
  trustedProxies: readonly string[];
  /** Bounds questions about hosts that no site has. */
  strangers: Limit;
  clock: () => Date;
};

/** The longest name that DNS allows. */
const LONGEST_HOST = 253;

/**
 * `GET /internal/host?domain=`: whether a proxy should get a certificate for this host. Only trusted proxies and this
 * machine may ask, and only for themselves: a request that a proxy forwards comes from a visitor.
 *
 * Anybody can make a proxy ask, by connecting under any name. So questions about unknown hosts are bounded, and those
 * about hosts of live sites are not: a flood of invented names never keeps a dealership from its certificate.
 */
export function certificateHost({ registry, deskHost, trustedProxies, strangers, clock }: Deps): Handler<RequestEnv> {
  const isTrusted = proxyMatcher(trustedProxies);
  return async (c) => {
    const peer = peerOf(c.env?.incoming);
    c.header("Cache-Control", "no-store");
    if (isForwarded(c) || !(isLoopback(peer) || isTrusted(peer))) {
      return c.text("Only a proxy that TRUSTED_PROXIES names may ask this, for itself.\n", 403);
    }
    const domain = c.req.query("domain") ?? "";
    if (domain === "" || domain.length > LONGEST_HOST) {
      return c.text("Name one host: /internal/host?domain=www.dealer.example\n", 400);
    }
    if (hostOf(domain) === deskHost) return c.text("This is the host of the desk.\n");
    const runtime = registry.byHost(hostOf(domain));
    if (runtime && !runtime.suspended) return c.text("This host belongs to a live site.\n");
    const verdict = await strangers.take({ site: "", address: peer, at: clock().getTime() });
    if (!verdict.allowed) {
      c.header("Retry-After", String(verdict.retryAfterSeconds));
      return c.text("Too many questions about hosts that no site has.\n", 429);
    }
    return c.text(
      runtime ? "The site of this host is suspended.\n" : "No site has this host. Add it to `hosts` of a site.\n",
      404,
    );
  };
}
