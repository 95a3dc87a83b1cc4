import { ownValue } from "#domain/text/own-value.ts";
import { landingSearches } from "#domain/search/landing-searches.ts";
import { emptySearch } from "#domain/search/search-state.ts";
import { encodeSearch } from "#domain/search/search-url.ts";
import { type AddressKind, ownAddresses } from "#site/paths/own-addresses.ts";
import type { SiteRuntime } from "#server/sites/site-runtime.ts";
import type { SiteState } from "#server/stock/index/site-state.ts";

export const urlKinds = ["pages", "models", "locations", "search", "cars"] as const;
export type UrlKind = (typeof urlKinds)[number];
export type SiteUrl = { path: string; lastmod: string };
export type FoundPage = SiteUrl & { kind: AddressKind; title: string; description: string };
export type SiteUrls = Record<UrlKind, readonly SiteUrl[]>;
export type StockUrls = Pick<SiteUrls, "search" | "cars">;

/** A page as anybody would get it. */
export type OpenPage = (path: string) => Promise<{ status: number; html: string }>;

/** The indexable pages of a site: each is requested, so that nothing has to be listed twice. */
export async function findPages({ site, pageSite, appliedAt }: SiteRuntime, open: OpenPage): Promise<FoundPage[]> {
  const found: FoundPage[] = [];
  for (const { path, kind } of ownAddresses(site)) {
    const { status, html } = await open(path);
    const head = status === 200 ? html.slice(0, html.indexOf("</head>")) : "";
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
    if (canonical !== pageSite.origin + path || /<meta name="robots" content="noindex/.test(head)) continue;
    found.push({
      path,
      kind,
      lastmod: appliedAt,
      title: plain(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
      description: plain(/<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ""),
    });
  }
  return found;
}

/** Every indexable address that comes from a site's stock. */
export async function stockUrls(runtime: SiteRuntime, { stock }: SiteState): Promise<StockUrls> {
  const changes = await runtime.store.cars.changes();
  const cars = stock.landingCars().map((car) => ({ ...car, changed: changes.get(car.id) ?? "" }));
  const landing = landingSearches(cars, stock.grammar);
  for (const path of ownSearches(stock)) if (!landing.has(path)) landing.set(path, newest(cars));
  return {
    search: [...landing].map(([path, lastmod]) => ({ path, lastmod })),
    // Of two cars with the same slug only one answers.
    cars: [...new Map(cars.map(({ slug, changed }) => [slug, changed]))].map(([slug, lastmod]) => ({
      path: `/cars/${slug}`,
      lastmod,
    })),
  };
}

/** Special slugs that stand for more than one value, and find something. */
function ownSearches(stock: SiteState["stock"]): string[] {
  const { specialSlugs, defaultSort } = stock.grammar;
  return specialSlugs.flatMap(({ path, refinements }) => {
    const state = { ...emptySearch(defaultSort), refinements };
    return encodeSearch(state, stock.grammar) === path && stock.search(state).total > 0 ? [path] : [];
  });
}

const newest = (cars: readonly { changed: string }[]): string =>
  cars.reduce((latest, { changed }) => (changed > latest ? changed : latest), "");

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const plain = (html: string): string =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ownValue(entities, entity) ?? "");
