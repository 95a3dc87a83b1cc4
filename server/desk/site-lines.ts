import type { Store } from "#server/adapters/store/store.ts";
import { isToVisitor } from "#server/leads/delivery/channels.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";
import type { SiteLine } from "#site/desk-port.ts";
import { deskSiteOf, startOfToday } from "./today.ts";

type Deps = { store: Pick<Store, "operator">; registry: Pick<SiteRegistry, "all">; clock: () => Date };

/** A person reads no more. */
const MOST_LINES = 200;

/** Sites by name or slug, those first where something has failed. */
export async function siteLines({ store, registry, clock }: Deps, text: string): Promise<SiteLine[]> {
  const now = clock();
  const wanted = text.trim().toLowerCase();
  const found = registry
    .all()
    .filter(({ site }) => `${site.public.name} ${site.slug} ${site.public.slug}`.toLowerCase().includes(wanted));
  // Today begins at another moment in each zone; there are a few.
  const starts = new Map(found.map((runtime) => [startOfToday(runtime, now).getTime(), startOfToday(runtime, now)]));
  const counts = new Map<number, Map<string, number>>();
  for (const [at, start] of starts) counts.set(at, await store.operator.leads.countSince(start));
  const failed = new Map<string, number>();
  for (const { site_slug, channel, state, count } of await store.operator.outbox.undelivered())
    if (state === "failed" && !isToVisitor(channel)) failed.set(site_slug, (failed.get(site_slug) ?? 0) + count);
  return found
    .map((runtime) => ({
      ...deskSiteOf(runtime),
      enquiries: counts.get(startOfToday(runtime, now).getTime())?.get(runtime.site.slug) ?? 0,
      failed: failed.get(runtime.site.slug) ?? 0,
    }))
    .toSorted((one, other) => other.failed - one.failed || one.name.localeCompare(other.name))
    .slice(0, MOST_LINES);
}
