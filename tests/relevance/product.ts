import type { Car } from "#domain/car/car.ts";
import { formatOf } from "#domain/country/format.ts";
import { hiddenPlaces } from "#domain/location/hidden-places.ts";
import { facetSettings } from "#domain/search/facet-settings.ts";
import { offeredAttributes } from "#domain/search/search-grammar.ts";
import { loadListing } from "#app/features/search/load-listing.ts";
import type { Lexicon } from "#domain/search/smart/lexicon.ts";
import { ValuesOfStock } from "#server/stock/index/known-values.ts";
import { loadStock } from "#server/stock/index/load-stock.ts";
import type { SiteStock } from "#server/stock/index/site-stock.ts";
import { stockForPages } from "#server/stock/index/stock-for-pages.ts";
import type { PageContext } from "#site/page-ports.ts";
import type { Engine, FirstPage } from "./engine.ts";
import { judgedAt, type JudgedStock } from "./judged-stock.ts";

/** A site's search as its pages ask it, over the judged stock. */
export type Product = Engine & {
  readonly stock: SiteStock;
  readonly lexicon: Lexicon;
  /** The listing at an address of the site, by way of its redirects. */
  readonly open: (url: string) => FirstPage;
};

export async function productOf(judged: JudgedStock): Promise<Product> {
  const { site } = judged;
  const stock = await stockOf(judged);
  const page = contextOf(judged, stock);
  const path = site.public.default_search_path;
  const whole = follow(path, page, judged.listed).total;
  const open = (url: string): FirstPage & { more: readonly Car[] } => {
    const { cars, more, total } = follow(url, page, judged.listed);
    return { cars, more, isWholeYard: total >= whole };
  };
  return {
    name: "Forecourt",
    stock,
    lexicon: page.stock.lexicon(),
    open,
    ask(typed) {
      const { cars, more, isWholeYard } = open(`${path}?${new URLSearchParams({ q: typed }).toString()}`);
      return { cars: [...cars, ...more], isWholeYard };
    },
  };
}

async function stockOf({ site, cars }: JudgedStock): Promise<SiteStock> {
  const now = judgedAt.getTime();
  const values = new ValuesOfStock(facetSettings(site.public, now), offeredAttributes(site.public.search));
  values.add(cars);
  // A site that has had no other cars yet.
  const nothingEarlier = { all: async () => ({}), add: async () => {} };
  const beyond = async () => ({ known: await values.remember(nothingEarlier, hiddenPlaces(site.locations)) });
  return (await loadStock(site, [cars], beyond, now, cars.length)).stock;
}

function contextOf({ site }: JudgedStock, stock: SiteStock): PageContext {
  const parts = new Map<string, unknown>();
  const unknownCar = async () => null;
  return {
    site: {
      slug: site.slug,
      settings: site.public,
      content: site.content,
      locations: site.locations,
      origin,
      format: formatOf(site.public),
    },
    now: judgedAt,
    version: "judged",
    stock: stockForPages(stock, { bySlug: unknownCar, vanished: unknownCar, slugAfter: unknownCar }),
    picture: () => null,
    preview: (src) => src,
    geocode: async () => null,
    shared<T>(name: string, make: () => T): T {
      if (!parts.has(name)) parts.set(name, make());
      return parts.get(name) as T;
    },
    allowInline: () => {},
    read: ({ value }) => value,
  };
}

const origin = "http://judged.example";
const mostRedirects = 3;

type Shown = { cars: readonly Car[]; more: readonly Car[]; total: number };

function follow(address: string, page: PageContext, listed: readonly Car[]): Shown {
  let url = new URL(address, origin);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    try {
      return shownAt(url, page, listed);
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      url = new URL(thrown.headers.get("location") ?? "", url);
    }
  }
  throw new Error(`${address} redirects more than ${mostRedirects} times`);
}

function shownAt(url: URL, page: PageContext, listed: readonly Car[]): Shown {
  const [, slug] = /^\/cars\/([^/]+)$/.exec(url.pathname) ?? [];
  // A stock number opens its car.
  if (slug !== undefined) return { cars: listed.filter((car) => car.slug === slug), more: [], total: 1 };
  const { listing } = loadListing(url, page, (car) => car).data;
  if (listing.kind === "unknown") return { cars: [], more: [], total: 0 };
  const cars = listing.nodes.flatMap((node) => (node.kind === "item" ? [node.item] : []));
  return { cars, more: listing.close, total: listing.total };
}
