import type { Dealership } from "#domain/location/location.ts";
import type { StockSource } from "#domain/stock-source/stock-settings.ts";
import { statement, type Statement } from "../engine.ts";
import { bump, type Scope } from "../versions.ts";
import type { StoreContext } from "./context.ts";
import { changeDealerships, scopeOf as dealershipScope } from "./operator-dealerships.ts";
import { changeSources } from "./stock-sources.ts";
import { readStoredJson } from "./stored-json.ts";
import { refuseTakenHosts } from "./taken-hosts.ts";

/** The document is the site file as JSON, null where the row is damaged; what it means is for the site core to say. */
type SiteRecord = {
  slug: string;
  id: string;
  version: number;
  hosts: string[];
  document: unknown;
  applied_at: string;
};
type SiteChange = { slug: string; id: string; hosts: readonly string[]; document: unknown };
type Application = {
  sites: readonly SiteChange[];
  dealerships?: readonly Dealership[];
  /** By dealership: where its stock comes from; null where nobody fetches it. Others stay as they are. */
  sources?: ReadonlyMap<string, StockSource | null>;
  /** Slugs of sites to take down. */
  remove?: readonly string[];
};
type Applied = { changed: string[]; unchanged: string[]; removed: string[]; dealerships: string[] };

export type OperatorSites = {
  list: () => Promise<SiteRecord[]>;
  get: (slug: string) => Promise<SiteRecord | null>;
  /** All in one transaction or nothing. A site that is as it was keeps its version, so its cached pages stay. */
  applyAll: (application: Application) => Promise<Applied>;
};

export function createOperatorSites(context: StoreContext): OperatorSites {
  const { engine, db } = context;

  const read = async (slug?: string): Promise<SiteRecord[]> => {
    const sites = db.selectFrom("sites").selectAll().orderBy("slug");
    const siteHosts = db.selectFrom("site_hosts").selectAll().orderBy("host");
    const [rows, hosts] = await Promise.all([
      engine.read(slug === undefined ? sites : sites.where("slug", "=", slug)),
      engine.read(slug === undefined ? siteHosts : siteHosts.where("slug", "=", slug)),
    ]);
    const hostsBySlug = Map.groupBy(hosts, ({ slug }) => slug);
    return rows.map(({ slug, id, version, document, applied_at }) => ({
      slug,
      id,
      version,
      hosts: (hostsBySlug.get(slug) ?? []).map(({ host }) => host),
      document: readStoredJson(document),
      applied_at,
    }));
  };

  return {
    list: () => read(),
    get: async (slug) => (await read(slug))[0] ?? null,
    async applyAll({ sites, dealerships = [], sources = new Map(), remove = [] }) {
      const stored = await read();
      const wanted = sites.map((site) => ({ ...site, hosts: normalHosts(site.hosts) }));
      refuseTakenHosts(
        stored.filter(({ slug }) => !remove.includes(slug)),
        wanted,
      );
      const before = new Map(stored.map((site) => [site.slug, contentOf(site)]));
      const changing = wanted.filter((site) => before.get(site.slug) !== contentOf(site));
      const removed = remove.filter((slug) => before.has(slug));
      const dealershipChange = await changeDealerships(context, dealerships);
      const sourceChange = await changeSources(context, sources);
      const touched = [...changing.map(({ slug }) => slug), ...removed];

      if (touched.length + dealershipChange.ids.length + sourceChange.length > 0) {
        await engine.write([
          ...dealershipChange.statements,
          ...sourceChange,
          // First, because a site's row takes its version from here.
          ...bump(db, [...touched.map(siteScope), ...dealershipChange.ids.map(dealershipScope)]),
          // Every host is let go before any is taken: in one application a host may move from site to site.
          statement(db.deleteFrom("site_hosts").where("slug", "in", touched)),
          statement(db.deleteFrom("sites").where("slug", "in", removed)),
          ...changing.flatMap((site) => putSite(context, site)),
        ]);
      }
      const changed = changing.map(({ slug }) => slug);
      const unchanged = sites.map(({ slug }) => slug).filter((slug) => !changed.includes(slug));
      return { changed, unchanged, removed, dealerships: dealershipChange.ids };
    },
  };
}

const siteScope = (slug: string): Scope => `site:${slug}`;

function normalHosts(hosts: readonly string[]): string[] {
  return [...new Set(hosts.map((host) => host.toLowerCase()))].toSorted();
}

function contentOf({ id, hosts, document }: { id: string; hosts: readonly string[]; document: unknown }): string {
  return JSON.stringify([id, hosts, document]);
}

function putSite({ db, now }: StoreContext, { slug, id, hosts, document }: SiteChange): Statement[] {
  const version = db.selectFrom("versions").select("version").where("scope", "=", siteScope(slug));
  const put = db
    .insertInto("sites")
    .values({ slug, id, version, document: JSON.stringify(document), applied_at: now().toISOString() })
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((set) => ({
        id: set.ref("excluded.id"),
        version: set.ref("excluded.version"),
        document: set.ref("excluded.document"),
        applied_at: set.ref("excluded.applied_at"),
      })),
    );
  const rows = hosts.map((host) => ({ host, slug }));
  return [statement(put), ...(rows.length > 0 ? [statement(db.insertInto("site_hosts").values(rows))] : [])];
}
