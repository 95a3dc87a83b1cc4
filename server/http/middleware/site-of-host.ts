import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";

/** A host name in the form that sites are stored under: without port and trailing dot, in lower case. */
export const hostOf = (header: string): string => header.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");

/** The site of a host. Whoever sits at this machine reaches every site under its slug as well. */
export function runtimeFor(registry: SiteRegistry, host: string, isLocal: boolean): SiteRuntime | undefined {
  return registry.byHost(host) ?? (isLocal ? registry.byName(localSlug(host)) : undefined);
}

/** `some-slug.localhost` is the site with that slug. */
export const localSlug = (host: string): string =>
  host.endsWith(".localhost") ? host.slice(0, -".localhost".length) : "";
