import { findRedirect, type FindRedirect, type Redirected } from "#domain/redirect/redirect.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { decodedPart, pathSegments } from "#domain/search/search-path.ts";
import { slugOf } from "#domain/text/slug.ts";
import type { PublicSettings, SiteContent } from "#site/schema/site-settings.ts";
import {
  type Params,
  pattern,
  type PlatformDocument,
  platformDocuments,
  type PlatformPage,
  platformPages,
} from "./platform-paths.ts";
import { type SitePath, sitePaths } from "./site-paths.ts";

/** A row of the table of paths, with what stood in the places of its parameters. */
export type FoundPath =
  | { is: "page"; page: PlatformPage; params: Params }
  /** Under a path of the site's own: a search, the dealer's or the platform's texts, a form … */
  | { is: "own"; own: SitePath }
  | { is: "document"; document: PlatformDocument; params: Params }
  /** An address of the dealer's old site. */
  | { is: "old"; leads: Redirected };

type PathsOf = { settings: PublicSettings; content: SiteContent };

const pages = Object.entries(platformPages).map(([page, path]) => ({
  page: page as PlatformPage,
  fits: pattern(path),
}));
const documents = platformDocuments.map((document) => ({ document, fits: pattern(document) }));
// Older readers look for it at the root.
const moved: Readonly<Record<string, Redirected>> = {
  "/security.txt": { status: 301, location: "/.well-known/security.txt" },
};

/** As the router reads it: an escaped slash divides nothing. */
const routedPart = (part: string): string => decodedPart(part).replaceAll("/", "%2F");

/** Everything that one site answers, by path. */
class PathTable {
  readonly #old: FindRedirect | null;
  readonly #own: ReadonlyMap<string, SitePath>;

  constructor({ settings, content }: PathsOf) {
    this.#old = findRedirect(content.redirects);
    const ownText = new Set(content.pages.map(({ slug }) => slug));
    // Of a model and the dealer's own page about it, the page.
    const shown = (own: SitePath): SitePath =>
      own.page === "model" && ownText.has(own.slug ?? "") ? { ...own, page: "editorial" } : own;
    // Of two with the same path, the first.
    this.#own = new Map(
      sitePaths(settings, content)
        .map((own) => [own.path, shown(own)] as const)
        .toReversed(),
    );
  }

  find(path: string, query = ""): FoundPath | null {
    const leads = this.#old?.(path, query) ?? ownValue(moved, path);
    if (leads) return { is: "old", leads };
    const plain = path.split("/").map(routedPart).join("/");
    for (const { page, fits } of pages) {
      const params = fits(plain);
      if (params) return { is: "page", page, params };
    }
    for (const { document, fits } of documents) {
      const params = fits(plain);
      if (params) return { is: "document", document, params };
    }
    const own = this.#own.get(path) ?? this.#search(path);
    return own ? { is: "own", own } : null;
  }

  /** A search in capitals or with spaces leads to its own spelling. */
  #search(path: string): SitePath | undefined {
    const own = this.#own.get(`/${pathSegments(path).map(slugOf).join("/")}`);
    return own?.page === "search" ? own : undefined;
  }
}

/** Kept with what it was made from: texts and settings are other objects after every change. */
const tables = new WeakMap<SiteContent, WeakMap<PublicSettings, PathTable>>();

/** The one answer to where a path leads: for the application, cache keys, sitemaps, menus and checks of links. */
export function findPath(site: PathsOf, path: string, query = ""): FoundPath | null {
  const { settings, content } = site;
  const ofContent = tables.get(content) ?? new WeakMap<PublicSettings, PathTable>();
  tables.set(content, ofContent);
  const table = ofContent.get(settings) ?? new PathTable(site);
  ofContent.set(settings, table);
  return table.find(path, query);
}

/** Whether a link of the site leads somewhere, as far as its files say: a car or a search may have gone. */
export function isServed(site: PathsOf, url: string): boolean {
  if (!url.startsWith("/")) return true;
  const [address = "/"] = url.split("#", 1);
  const [path = "/", query = ""] = address.split("?", 2);
  const found = findPath(site, path, query);
  return found !== null && !(found.is === "old" && found.leads.status === 410);
}
