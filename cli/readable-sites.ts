import type { Store } from "#server/adapters/store/store.ts";
import { resolveSite } from "#site/resolve-site.ts";
import type { Site } from "#site/site.ts";

/** Leaves out sites with invalid settings: the doctor's check of quarantined sites reports them. */
export async function readableSites(store: Store): Promise<Site[]> {
  const dealerships = new Map((await store.operator.dealerships.rows()).map((row) => [row.slug, row.document]));
  return (await store.operator.sites.list()).flatMap(({ document, version }) => {
    try {
      const { dealerships: names = [] } =
        (document as { settings?: { dealerships?: string[] } } | null)?.settings ?? {};
      return [resolveSite(document, version, names.map((name) => dealerships.get(name)).filter(Boolean))];
    } catch {
      return [];
    }
  });
}
