import type { Store } from "#server/adapters/store/store.ts";
import { resolveSite } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";

export type StoredSite = { id: string; isSuspended: boolean; site: Site };

/** Every site of a store with its dealerships, for commands. Leaves out those that cannot be read. */
export async function readableSites({ operator }: Pick<Store, "operator">): Promise<StoredSite[]> {
  const dealerships = await operator.dealerships.list();
  return (await operator.sites.list()).flatMap(({ id, slug, version, document, suspended }) => {
    try {
      const { public: named } = resolveSite(document, version, []);
      const shown = dealerships.filter((dealership) => named.dealerships.includes(dealership.slug));
      return [{ id, isSuspended: suspended !== null, site: resolveSite(document, version, shown, slug) }];
    } catch {
      return [];
    }
  });
}
