import { LRUCache } from "lru-cache";
import { buildGrammar, type SearchUrlSettings } from "#domain/search/search-grammar.ts";
import { ownParameters } from "#domain/search/search-query.ts";
import { ownValue } from "#domain/text/own-value.ts";
import { type FoundPath, findPath } from "#site/paths/find-path.ts";
import { type PlatformDocument, platformPages } from "#site/paths/platform-paths.ts";
import type { Site } from "#site/site.ts";
import type { PageRow, PageRows } from "./page-rows.ts";

export type PageRequest = {
  /** Path and declared parameters only, as requested: what the loader sees and the cache uses as key. */
  url: string;
  /** Parameters that are not ours (utm_…, gclid): preserved on redirects, otherwise ignored. */
  foreign: string;
  /** The address is a key, such as the link in a mail: the page is rendered for its holder and never cached. */
  isPersonal: boolean;
};

/** What an address of a site asks for. */
export type Asked =
  | (PageRequest & {
      is: "page";
      /** Its row of the table of paths; null where nothing is. */
      row: string | null;
      /** The path of that row. */
      path: string;
      takesPosts: boolean;
      /** The dealer has said that what was here is gone for good. */
      isGone: boolean;
    })
  | { is: "document"; document: PlatformDocument; name: string; url: string; foreign: "" }
  | { is: "moved"; location: string; status: 301 | 302 | 307 | 308 };

/** Names a page of a site in the cache. */
export const cacheKey = ({ slug }: Pick<Site, "slug">, url: string): string => `${slug} ${url}`;

type PathsOfSite = Pick<Site, "slug" | "version" | "public" | "content">;

/** Two slashes, or what a browser reads as two, at the start name another host: nothing may lead there. */
const strange = /^\/[/\\]/;

/** Turns a raw request path into what it asks for. Kept per raw path, because hits have to be fast. */
export class Paths {
  readonly #rows: PageRows;
  readonly #known = new LRUCache<string, Asked>({
    maxSize: 16_000_000,
    sizeCalculation: (asked, key) =>
      2 * (key.length + (asked.is === "moved" ? asked.location.length : asked.url.length + asked.foreign.length)) + 300,
  });
  readonly #searchNames = new WeakMap<SearchUrlSettings, string[]>();

  constructor(rows: PageRows) {
    this.#rows = rows;
  }

  read(rawPath: string, site: PathsOfSite): Asked {
    const name = `${site.slug}.${site.version}${rawPath}`;
    const known = this.#known.get(name);
    if (known) return known;
    const asked = this.#read(rawPath, site);
    if (rawPath.length < 2000) this.#known.set(name, asked);
    return asked;
  }

  #read(rawPath: string, { public: settings, content }: PathsOfSite): Asked {
    const site = { settings, content };
    const [path = "/", query = ""] = rawPath.split("?", 2);
    const asked = findPath(site, path, query);
    const isGone = asked?.is === "old" && asked.leads.status === 410;
    if (asked?.is === "old" && asked.leads.status !== 410) return { is: "moved", ...asked.leads };
    const { pathname: rawPathname, searchParams } = new URL(`http://page${rawPath}`);
    const pathname = decodable(rawPathname);
    // A page that is gone is drawn like one that never was.
    const found = isGone ? null : findPath(site, pathname);
    if (found?.is === "document") {
      const { name = "" } = found.params;
      return { is: "document", document: found.document, name, url: pathname, foreign: "" };
    }
    const row = this.#declared(found);
    const names = new Set(this.#parameters(row, settings));
    const own = new URLSearchParams();
    const foreign = new URLSearchParams();
    for (const [key, value] of searchParams) (names.has(key) ? own : foreign).append(key, value);
    const { mailed = false, takesPosts = false } = row;
    return {
      is: "page",
      ...rowOf(found),
      url: own.size === 0 ? pathname : `${pathname}?${own.toString()}`,
      foreign: foreign.toString(),
      isPersonal: typeof mailed === "boolean" ? mailed : [mailed].flat().some((name) => searchParams.has(name)),
      takesPosts,
      isGone,
    };
  }

  #declared(found: FoundPath | null): PageRow {
    if (found?.is !== "page" && found?.is !== "own") return {};
    const row = ownValue(this.#rows, found.is === "page" ? found.page : "own") ?? {};
    return (found.is === "own" && ownValue(row.pages ?? {}, found.own.page)) || row;
  }

  #parameters({ parameters = [], listing = false }: PageRow, settings: SearchUrlSettings): readonly string[] {
    return listing ? [...parameters, ...this.#searchParameters(settings)] : parameters;
  }

  #searchParameters(settings: SearchUrlSettings): string[] {
    const known = this.#searchNames.get(settings) ?? ownParameters(buildGrammar(settings, {}));
    this.#searchNames.set(settings, known);
    return known;
  }
}

function rowOf(found: FoundPath | null) {
  if (found?.is === "page") return { row: found.page, path: platformPages[found.page] };
  return found?.is === "own" ? { row: found.own.page, path: found.own.path } : { row: null, path: "" };
}

/** Spec 2.1.18: a page has one address, without a slash at its end. A search leads to its one address itself (2.2.10). */
export function withoutSlash(rawPath: string): string | null {
  const [path = "/"] = rawPath.split("?", 1);
  if (path === "/" || !path.endsWith("/") || path.startsWith("/search/") || strange.test(path)) return null;
  return path.replace(/\/+$/, "") + rawPath.slice(path.length);
}

/** A path with an incomplete escape names no page. It is encoded into a name that nobody has, so that no router fails. */
function decodable(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll("%", "%25");
  }
}
