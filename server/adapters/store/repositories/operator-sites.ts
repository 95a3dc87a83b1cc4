import type { Dealership } from "#domain/location/location.ts";
import type { StockSource } from "#domain/stock-source/stock-settings.ts";
import { statement, type Statement } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { bump, type Scope } from "../versions.ts";
import type { StoreContext } from "./context.ts";
import { changeDealerships, scopeOf as dealershipScope } from "./operator-dealerships.ts";
import { changeSources } from "./stock-sources.ts";
import { readStoredJson } from "./stored-json.ts";
import { refuseTakenHosts } from "./taken-hosts.ts";

/** The document is the site file as JSON, null where the row is damaged; what it means is for the site core to say. */
type SiteRecord = {
  /** What everything of the site is stored under. Stays when the site is renamed. */
  slug: string;
  /** What people call it: the slug of its file. */
  name: string;
  /** Since when, and why, visitors are kept out; null while it is open. */
  suspended: { since: string; note: string } | null;
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
  /** By its name, or by what it is stored under. */
  get: (name: string) => Promise<SiteRecord | null>;
  /** All in one transaction or nothing. A site that is as it was keeps its version, so its cached pages stay. */
  applyAll: (application: Application) => Promise<Applied>;
};

export function createOperatorSites(context: StoreContext): OperatorSites {
  const { engine, db } = context;

  const read = async (): Promise<SiteRecord[]> => {
    const [rows, hosts, closed] = await Promise.all([
      engine.read(db.selectFrom("sites").selectAll().orderBy("slug")),
      engine.read(db.selectFrom("site_hosts").selectAll().orderBy("host")),
      engine.read(db.selectFrom("suspended_sites").selectAll()),
    ]);
    const suspended = new Map(closed.map(({ slug, since, note }) => [slug, { since, note }]));
    const hostsBySlug = Map.groupBy(hosts, ({ slug }) => slug);
    return rows.map(({ slug, id, version, document: text, applied_at }) => {
      const document = readStoredJson(text);
      return {
        slug,
        name: nameIn(document) ?? slug,
        suspended: suspended.get(slug) ?? null,
        id,
        version,
        hosts: (hostsBySlug.get(slug) ?? []).map(({ host }) => host),
        document,
        applied_at,
      };
    });
  };

  return {
    list: () => read(),
    async get(name) {
      const all = await read();
      return all.find((site) => site.name === name) ?? all.find(({ slug }) => slug === name) ?? null;
    },
    async applyAll({ sites, dealerships = [], sources = new Map(), remove = [] }) {
      const stored = await read();
      const wanted = sites.map((site) => ({ ...site, slug: slugFor(site, stored), hosts: normalHosts(site.hosts) }));
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
      const nameOf = new Map(wanted.map(({ slug }, at) => [slug, sites[at]?.slug ?? slug]));
      const unchanged = wanted.map(({ slug }) => slug).filter((slug) => !changed.includes(slug));
      const names = (slugs: readonly string[]) => slugs.map((slug) => nameOf.get(slug) ?? slug);
      return { changed: names(changed), unchanged: names(unchanged), removed, dealerships: dealershipChange.ids };
    },
  };
}

/**
 * A site is known by its id: under another slug it is the same site, and stays stored where it was. So its leads,
 * unsubscribes and the links in its mails outlive a new name.
 */
function slugFor({ slug, id }: SiteChange, stored: readonly SiteRecord[]): string {
  const same = stored.find((site) => site.id === id);
  const holder = stored.find((site) => site.slug === slug && site.id !== id);
  if (same === undefined && holder !== undefined && holder.name !== slug) {
    const message = `The name "${slug}" belonged to site "${holder.name}" before, whose leads are kept under it. Choose another.`;
    throw new StoreError("duplicate", message, { table: "sites" });
  }
  return same?.slug ?? slug;
}

function nameIn(document: unknown): string | null {
  const { settings } = (document ?? {}) as { settings?: { slug?: unknown } | null };
  return typeof settings?.slug === "string" ? settings.slug : null;
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
