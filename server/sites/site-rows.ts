import { createHash } from "node:crypto";
import type { DealershipRow } from "#server/adapters/store/repositories/dealership-documents.ts";
import type { SiteHead } from "#server/adapters/store/repositories/operator-sites.ts";
import { dealershipsIn } from "#server/adapters/store/repositories/site-name.ts";
import { inChunks } from "#server/adapters/store/repositories/in-chunks.ts";
import type { Store } from "#server/adapters/store/store.ts";
import type { Versions } from "#server/adapters/store/versions.ts";

/** A site as the store has it now. */
export type SiteRow = Omit<SiteHead, "version"> & {
  /** Moves with the site's own settings and those of its dealerships. */
  version: number;
};

/** The parts of a site that make up nearly all of its bytes. A damaged row is an DocumentError. */
export type SiteDocuments = { document: unknown; dealerships: DealershipRow[] };

/** Which dealerships a site named at a version of its own. */
type Named = { own: number; slugs: readonly string[] };

const SITES_PER_READ = 25;

/**
 * Reads the list of sites, and the documents of those that changed. It remembers which dealerships each site names, so
 * that a change of one site costs one site, however many there are.
 */
export class SiteRows {
  readonly #store: Store;
  readonly #named = new Map<string, Named>();
  /** By the slug of a dealership. */
  #ids = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  async read(versions: Versions): Promise<SiteRow[]> {
    const [heads, dealerships] = await Promise.all([
      this.#store.operator.sites.heads(),
      this.#store.operator.dealerships.heads(),
    ]);
    this.#ids = new Map(dealerships.map(({ slug, id }) => [slug, id]));
    const ownOf = (slug: string) => versions.get(`site:${slug}`) ?? 0;
    const slugs = new Set(heads.map(({ slug }) => slug));
    for (const slug of this.#named.keys()) if (!slugs.has(slug)) this.#named.delete(slug);
    const moved = [...slugs].filter((slug) => this.#named.get(slug)?.own !== ownOf(slug));
    for (const some of inChunks(moved, SITES_PER_READ)) {
      const documents = await this.#store.operator.sites.documents(some);
      for (const slug of some) this.#named.set(slug, { own: ownOf(slug), slugs: dealershipsIn(documents.get(slug)) });
    }
    return heads.map((head) => ({ ...head, version: this.#versionOf(head.slug, versions) }));
  }

  /** What these sites say, some at a time: the documents of a large network need not be in memory at once. */
  async *documents(slugs: readonly string[]): AsyncGenerator<[slug: string, SiteDocuments]> {
    for (const some of inChunks(slugs, SITES_PER_READ)) {
      const ids = new Set(some.flatMap((slug) => this.#shownBy(slug)));
      const [documents, rows] = await Promise.all([
        this.#store.operator.sites.documents(some),
        this.#store.operator.dealerships.rows([...ids]),
      ]);
      for (const slug of some) {
        const shown = new Set(this.#shownBy(slug));
        yield [slug, { document: documents.get(slug) ?? null, dealerships: rows.filter(({ id }) => shown.has(id)) }];
      }
    }
  }

  /** Ids of the dealerships that a site shows. */
  #shownBy(slug: string): string[] {
    return (this.#named.get(slug)?.slugs ?? []).flatMap((name) => this.#ids.get(name) ?? []);
  }

  /**
   * The site's own version leads: letting a dealership go must not lead back to a number that was there before. Which
   * dealerships they are counts too: one may take over the slug of another.
   */
  #versionOf(slug: string, versions: Versions): number {
    const own = this.#named.get(slug)?.own ?? 0;
    const ids = this.#shownBy(slug);
    const shown = ids.reduce((sum, id) => sum + (versions.get(`dealership:${id}`) ?? 0), numberOf(ids));
    return own * NUMBERS + (shown % NUMBERS);
  }
}

/** Large enough to tell lists of dealerships apart, and small enough to leave room for two million versions of a site. */
const NUMBERS = 2 ** 32;

const numberOf = (ids: readonly string[]): number =>
  createHash("sha256").update(ids.join("\n")).digest().readUInt32BE();
