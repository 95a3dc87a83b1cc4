import { readEnv } from "#server/environment/env.ts";
import type { Store } from "#server/adapters/store/store.ts";
import { createIndexCache } from "#server/stock/index/index-cache.ts";
import { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import { noSite } from "./known-site.ts";

/** A site as the server runs it, for commands that act in its name. */
export async function runtimeOf(slug: string, store: Store): Promise<SiteRuntime> {
  const env = readEnv(process.env);
  const registry = new SiteRegistry(store, createIndexCache(1024 * 1024), (site) => {
    const primary = env.DEMO ? undefined : site.public.hosts[0];
    return `${env.PUBLIC_SCHEME}://${primary ?? `${site.public.slug}.localhost:${env.PORT}`}`;
  });
  await registry.refresh();
  const runtime = registry.byName(slug) ?? registry.bySlug(slug);
  if (!runtime) throw noSite(slug);
  return runtime;
}
