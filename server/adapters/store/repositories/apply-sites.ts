import { dealershipDocument, siteDocument } from "#server/documents/site-document.ts";
import { sourceDocument } from "#server/documents/stock-source-document.ts";
import { documentOrProblem } from "#server/documents/document-error.ts";
import type { Dealership } from "#domain/location/location.ts";
import type { StockSource } from "#domain/stock-source/stock-settings.ts";
import type { Write } from "../engine.ts";
import { StoreError } from "../store-error.ts";
import { bump, type Scope } from "../versions.ts";
import { type AppliedFile, hashOfDealership, hashOfSite, keepAppliedFile } from "./applied-files.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";
import { changeDealerships, scopeOf as dealershipScope } from "./operator-dealerships.ts";
import { changeSources } from "./change-sources.ts";
import { siteNameIn } from "./site-name.ts";
import { refuseTakenHosts } from "./taken-hosts.ts";
import { refuseTakenNames } from "./taken-names.ts";

type SiteChange = { slug: string; id: string; hosts: readonly string[]; document: unknown };
type Sources = ReadonlyMap<string, StockSource | null>;
export type Application = {
  sites: readonly SiteChange[];
  dealerships?: readonly Dealership[];
  /** By dealership: where its stock comes from; null where nobody fetches it. Others stay as they are. */
  sources?: Sources;
  /** Slugs of sites to take down. */
  remove?: readonly string[];
  /** The files that these sites and dealerships come from. */
  files?: readonly AppliedFile[];
};
/** Of dealerships and stock sources, the ids of those dealerships that changed. */
export type Applied = {
  changed: string[];
  unchanged: string[];
  removed: string[];
  dealerships: string[];
  sources: string[];
};

/** Of other sites than those that are applied, the document is not read. */
type Stored = { slug: string; id: string; hosts: string[]; document?: unknown };

const DOCUMENTS_PER_READ = 500;

export async function applySites(context: StoreContext, application: Application): Promise<Applied> {
  const { engine, db } = context;
  const { sites, dealerships = [], sources = new Map(), remove = [], files = [] } = application;
  const stored = await readStored(context, sites);
  const wanted = sites.map((site) => ({ ...site, slug: slugFor(site, stored), hosts: normalHosts(site.hosts) }));
  refuseTakenHosts(
    stored.filter(({ slug }) => !remove.includes(slug)),
    wanted,
  );
  const rewritten = new Set([...wanted.map(({ slug }) => slug), ...remove]);
  await refuseTakenNames(
    context,
    stored.filter(({ slug }) => !rewritten.has(slug)),
    sites,
  );
  const before = new Map(stored.map((site) => [site.slug, site]));
  const changing = wanted.filter((site) => {
    const old = before.get(site.slug);
    return old === undefined || contentOf(old) !== contentOf(site);
  });
  const removed = remove.filter((slug) => before.has(slug));
  const dealershipChange = await changeDealerships(context, dealerships);
  const sourceChange = await changeSources(context, sources);
  const touched = [...changing.map(({ slug }) => slug), ...removed];
  const nameOf = new Map(wanted.map(({ slug }, at) => [slug, sites[at]?.slug ?? slug]));
  const origins = [
    ...wanted.map((site) => siteOrigin(context, files, site, nameOf.get(site.slug) ?? site.slug)),
    ...dealerships.map((dealership) => dealershipOrigin(context, files, dealership, sources)),
  ].flat();
  const changes = [
    ...dealershipChange.statements,
    ...sourceChange.statements,
    // Every host is let go before any is taken: in one application a host may move from site to site.
    ...(touched.length > 0 ? [db.deleteFrom("site_hosts").where("slug", "in", touched)] : []),
    ...(removed.length > 0 ? [db.deleteFrom("sites").where("slug", "in", removed)] : []),
    ...changing.flatMap((site) => putSite(context, site)),
  ];
  if (changes.length > 0) {
    const scopes = [...touched.map(siteScope), ...dealershipChange.ids.map(dealershipScope)];
    // First, because a site's row takes its version from here.
    await engine.write([...bump(db, scopes), ...changes, ...origins]);
  } else if (origins.length > 0) await engine.write(origins);

  const names = (slugs: readonly string[]) => slugs.map((slug) => nameOf.get(slug) ?? slug);
  const changed = new Set(changing.map(({ slug }) => slug));
  const unchanged = wanted.map(({ slug }) => slug).filter((slug) => !changed.has(slug));
  return {
    changed: names([...changed]),
    unchanged: names(unchanged),
    removed,
    dealerships: dealershipChange.ids,
    sources: sourceChange.ids,
  };
}

async function readStored({ engine, db }: StoreContext, sites: readonly SiteChange[]): Promise<Stored[]> {
  const [rows, hosts] = await Promise.all([
    engine.read(db.selectFrom("sites").select(["slug", "id"]).orderBy("slug")),
    engine.read(db.selectFrom("site_hosts").selectAll().orderBy("host")),
  ]);
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]));
  const meant = [...new Set(sites.flatMap(({ id, slug }) => [slugOf.get(id) ?? slug, slug]))];
  const reads = inChunks(meant, DOCUMENTS_PER_READ).map((slugs) =>
    engine.read(db.selectFrom("sites").select(["slug", "document"]).where("slug", "in", slugs)),
  );
  const documents = new Map((await Promise.all(reads)).flat().map(({ slug, document }) => [slug, document]));
  const hostsBySlug = Map.groupBy(hosts, ({ slug }) => slug);
  return rows.map(({ slug, id }) => {
    const text = documents.get(slug);
    const own = (hostsBySlug.get(slug) ?? []).map(({ host }) => host);
    return {
      slug,
      id,
      hosts: own,
      ...(text === undefined ? {} : { document: documentOrProblem(() => siteDocument.decode(text, slug)) }),
    };
  });
}

/**
 * A site is known by its id: under another slug it is the same site, and stays stored where it was. So its leads,
 * unsubscribes and the links in its mails outlive a new name.
 */
function slugFor({ slug, id }: SiteChange, stored: readonly Stored[]): string {
  const same = stored.find((site) => site.id === id);
  const holder = stored.find((site) => site.slug === slug && site.id !== id);
  const holderName = holder && (siteNameIn(holder.document) ?? holder.slug);
  if (same === undefined && holderName !== undefined && holderName !== slug) {
    const message = `The name "${slug}" belonged to site "${holderName}" before, whose leads are kept under it. Choose another.`;
    throw new StoreError("duplicate", message, { table: "sites" });
  }
  return same?.slug ?? slug;
}

const siteScope = (slug: string): Scope => `site:${slug}`;

function normalHosts(hosts: readonly string[]): string[] {
  return [...new Set(hosts.map((host) => host.toLowerCase()))].toSorted();
}

function contentOf({ id, hosts, document }: { id: string; hosts: readonly string[]; document?: unknown }): string {
  return JSON.stringify([id, hosts, document]);
}

function siteOrigin({ db }: StoreContext, files: readonly AppliedFile[], site: SiteChange, name: string): Write[] {
  const file = files.find(({ kind, slug }) => kind === "site" && slug === name);
  const document = siteDocument.encode(site.document);
  return file ? [keepAppliedFile(db, file, site.slug, hashOfSite({ ...site, document }))] : [];
}

function dealershipOrigin(
  { db }: StoreContext,
  files: readonly AppliedFile[],
  dealership: Dealership,
  sources: Sources,
): Write[] {
  const file = files.find(({ kind, slug }) => kind === "dealership" && slug === dealership.slug);
  const source = sources.get(dealership.id);
  if (!file || source === undefined) return [];
  const stored = hashOfDealership({
    document: dealershipDocument.encode(dealership),
    source: source && sourceDocument.encode(source),
  });
  return [keepAppliedFile(db, file, dealership.id, stored)];
}

function putSite({ db, now }: StoreContext, { slug, id, hosts, document }: SiteChange): Write[] {
  const version = db.selectFrom("versions").select("version").where("scope", "=", siteScope(slug));
  const put = db
    .insertInto("sites")
    .values({ slug, id, version, document: siteDocument.encode(document), applied_at: now().toISOString() })
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((set) => ({
        id: set.ref("excluded.id"),
        version: set.ref("excluded.version"),
        document: set.ref("excluded.document"),
        applied_at: set.ref("excluded.applied_at"),
      })),
    );
  const rows = hosts.map((host) => ({ host, slug }));
  return [put, ...(rows.length > 0 ? [db.insertInto("site_hosts").values(rows)] : [])];
}
