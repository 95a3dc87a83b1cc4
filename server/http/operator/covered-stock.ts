import type { StockCoverage } from "#server/adapters/store/repositories/stock-coverage.ts";
import { inChunks } from "#server/adapters/store/repositories/in-chunks.ts";
import { stockScope } from "#server/adapters/store/repositories/car-rows.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { SiteRegistry } from "#server/sites/site-registry.ts";

/** A dealership's cars on its sites, and how many of them have a price and a photo. */
export type DealershipStock = StockCoverage & { name: string; sites: string[] };
export type StockFigures = { dealerships: DealershipStock[]; problem: string | null };

type Deps = { store: Pick<Store, "operator" | "versions">; registry: Pick<SiteRegistry, "all"> };

/** A query reads the cars of this many dealerships, so that others may read in between. */
const PER_QUERY = 50;

/** Counts again only the dealerships whose stock has changed since the last look. The poorest come first. */
export function stockCoverage({ store, registry }: Deps): () => Promise<StockFigures> {
  const known = new Map<string, { version: number; coverage: StockCoverage }>();
  return async () => {
    const heads = await store.operator.dealerships.heads();
    // Before counting: a change in between is counted next time.
    const versions = await store.versions();
    const versionOf = (id: string) => versions.get(stockScope(id)) ?? 0;
    const stale = heads.filter(({ id }) => known.get(id)?.version !== versionOf(id)).map(({ id }) => id);
    let problem: string | null = null;
    for (const ids of inChunks(stale, PER_QUERY)) {
      try {
        const counted = new Map((await store.operator.stock.coverage(ids)).map((one) => [one.dealershipId, one]));
        for (const id of ids) known.set(id, { version: versionOf(id), coverage: counted.get(id) ?? noCars(id) });
      } catch (error) {
        // One car that cannot be read must not take the page away.
        problem = (error as Error).message;
      }
    }
    const owners = ownersOf(registry);
    const dealerships = heads.flatMap(({ id }) => {
      const coverage = known.get(id)?.coverage;
      return coverage ? [{ ...coverage, ...(owners.get(id) ?? { name: id, sites: [] }) }] : [];
    });
    return { dealerships: dealerships.toSorted(poorestFirst), problem };
  };
}

const noCars = (dealershipId: string): StockCoverage => ({ dealershipId, cars: 0, priced: 0, pictured: 0 });

function ownersOf(registry: Deps["registry"]): Map<string, { name: string; sites: string[] }> {
  const owners = new Map<string, { name: string; sites: string[] }>();
  for (const { site } of registry.all())
    for (const { id, name } of site.dealerships) {
      const owner = owners.get(id) ?? { name, sites: [] };
      owner.sites.push(site.slug);
      owners.set(id, owner);
    }
  return owners;
}

/** Dealerships without cars come last: they have nothing to lack. */
const poverty = ({ cars, priced, pictured }: StockCoverage): number =>
  cars === 0 ? 2 : Math.min(priced, pictured) / cars;
const poorestFirst = (a: DealershipStock, b: DealershipStock): number =>
  poverty(a) - poverty(b) || a.name.localeCompare(b.name);
