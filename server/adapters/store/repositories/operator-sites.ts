import { siteDocument } from "#server/documents/site-document.ts";
import { documentOrProblem } from "#server/documents/document-error.ts";
import { type Application, type Applied, applySites } from "./apply-sites.ts";
import type { StoreContext } from "./context.ts";
import { inChunks } from "./in-chunks.ts";
import { siteNameIn } from "./site-name.ts";

/** A site without its document. */
export type SiteHead = {
  /** What everything of the site is stored under. Stays when the site is renamed. */
  slug: string;
  /** Since when, and why, the site is suspended; null while it is open. */
  suspended: { since: string; note: string } | null;
  id: string;
  version: number;
  hosts: string[];
  applied_at: string;
};

/** The document is the site file as JSON, or why it cannot be read; what it means is for the site core to say. */
type SiteRecord = SiteHead & {
  /** What people call it: the slug of its file. */
  name: string;
  document: unknown;
};

export type OperatorSites = {
  list: () => Promise<SiteRecord[]>;
  /** All sites, without the documents that make up nearly all of their bytes. */
  heads: () => Promise<SiteHead[]>;
  /** By slug, of those that are there. */
  documents: (slugs: readonly string[]) => Promise<Map<string, unknown>>;
  /** By its name, or by what it is stored under. */
  get: (name: string) => Promise<SiteRecord | null>;
  /** One transaction. An unchanged site keeps its version, so its cached pages stay. */
  applyAll: (application: Application) => Promise<Applied>;
};

const DOCUMENTS_PER_READ = 50;

export function createOperatorSites(context: StoreContext): OperatorSites {
  const { engine, db } = context;
  const heads = async (): Promise<SiteHead[]> => {
    const [rows, hosts, closed] = await Promise.all([
      engine.read(db.selectFrom("sites").select(["slug", "id", "version", "applied_at"]).orderBy("slug")),
      engine.read(db.selectFrom("site_hosts").selectAll().orderBy("host")),
      engine.read(db.selectFrom("suspended_sites").selectAll()),
    ]);
    const suspended = new Map(closed.map(({ slug, since, note }) => [slug, { since, note }]));
    const hostsBySlug = Map.groupBy(hosts, ({ slug }) => slug);
    return rows.map((row) => ({
      ...row,
      suspended: suspended.get(row.slug) ?? null,
      hosts: (hostsBySlug.get(row.slug) ?? []).map(({ host }) => host),
    }));
  };
  const documents = async (slugs: readonly string[]): Promise<Map<string, unknown>> => {
    const found = new Map<string, unknown>();
    for (const some of inChunks(slugs, DOCUMENTS_PER_READ)) {
      const rows = await engine.read(db.selectFrom("sites").select(["slug", "document"]).where("slug", "in", some));
      for (const { slug, document } of rows) {
        found.set(
          slug,
          documentOrProblem(() => siteDocument.decode(document, slug)),
        );
      }
    }
    return found;
  };
  const list = async (): Promise<SiteRecord[]> => {
    const all = await heads();
    const found = await documents(all.map(({ slug }) => slug));
    return all.map((head) => {
      const document = found.get(head.slug) ?? null;
      return { ...head, name: siteNameIn(document) ?? head.slug, document };
    });
  };

  return {
    list,
    heads,
    documents,
    async get(name) {
      const all = await list();
      return all.find((site) => site.name === name) ?? all.find(({ slug }) => slug === name) ?? null;
    },
    applyAll: (application) => applySites(context, application),
  };
}
