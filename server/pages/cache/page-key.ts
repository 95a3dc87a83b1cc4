import { LRUCache } from "lru-cache";
import { matchRoutes, type ServerBuild } from "react-router";
import { buildGrammar, type SearchUrlSettings } from "#domain/search/search-grammar.ts";
import { ownParameters } from "#domain/search/search-query.ts";
import type { Site } from "#site/site.ts";

export type PageRequest = {
  /** Path and declared parameters only, as requested: what the loader sees and the cache uses as key. */
  url: string;
  /** Parameters that are not ours (utm_…, gclid): preserved on redirects, otherwise ignored. */
  foreign: string;
  /** The address is a key, such as the link in a mail: the page is rendered for its holder and never cached. */
  isPersonal: boolean;
};

/** Names a page of a site in the cache. */
export const cacheKey = ({ slug }: Pick<Site, "slug">, url: string): string => `${slug} ${url}`;

/** What a route declares: the parameters it reads by name, or that it reads those of a search. */
type Handle = {
  parameters?: readonly string[];
  listing?: boolean;
  /** The page belongs to the holder of a mailed link: always, or if it has this parameter. */
  mailed?: boolean | string;
};
type RouteNode = {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  handle?: Handle;
  /** Whether the page accepts a form. */
  takesPosts: boolean;
  children?: RouteNode[];
};

/** Turns a raw request path into the page it asks for. Cached per raw path, because hits have to be fast. */
export class PageKeys {
  readonly #tree: RouteNode[];
  readonly #known = new LRUCache<string, PageRequest>({
    maxSize: 16_000_000,
    sizeCalculation: ({ url, foreign }, key) => 2 * (key.length + url.length + foreign.length) + 300,
  });
  readonly #searchNames = new WeakMap<SearchUrlSettings, string[]>();

  constructor(build: ServerBuild) {
    this.#tree = treeOf(build);
  }

  read(rawPath: string, { slug, version, public: settings }: Pick<Site, "slug" | "version" | "public">): PageRequest {
    const name = `${slug}.${version}${rawPath}`;
    const known = this.#known.get(name);
    if (known) return known;
    const request = this.#parse(rawPath, settings);
    if (rawPath.length < 2000) this.#known.set(name, request);
    return request;
  }

  /** Whether the page at this path accepts a form. */
  takesPosts(pathname: string): boolean {
    return this.#routes(pathname).at(-1)?.takesPosts ?? false;
  }

  #parse(rawPath: string, settings: SearchUrlSettings): PageRequest {
    const { pathname: rawPathname, searchParams } = new URL(`http://page${rawPath}`);
    const pathname = decodable(rawPathname);
    const routes = this.#routes(pathname);
    const declared = new Set(routes.flatMap(({ handle }) => this.#declared(handle, settings)));
    const own = new URLSearchParams();
    const foreign = new URLSearchParams();
    for (const [name, value] of searchParams) (declared.has(name) ? own : foreign).append(name, value);
    const query = own.toString();
    const mailed = routes.at(-1)?.handle?.mailed ?? false;
    return {
      url: query === "" ? pathname : `${pathname}?${query}`,
      foreign: foreign.toString(),
      isPersonal: typeof mailed === "string" ? searchParams.has(mailed) : mailed,
    };
  }

  #declared({ parameters = [], listing = false }: Handle = {}, settings: SearchUrlSettings): readonly string[] {
    return listing ? [...parameters, ...this.#searchParameters(settings)] : parameters;
  }

  #searchParameters(settings: SearchUrlSettings): string[] {
    const known = this.#searchNames.get(settings) ?? ownParameters(buildGrammar(settings, {}));
    this.#searchNames.set(settings, known);
    return known;
  }

  /** The routes of a path, outermost first. */
  #routes(pathname: string): RouteNode[] {
    const matches = matchRoutes(this.#tree as Parameters<typeof matchRoutes>[0], decodable(pathname)) ?? [];
    return matches.map(({ route }) => route as RouteNode);
  }
}

/**
 * A path with an incomplete escape names no page. It is encoded into a name that nobody has, so that no router fails.
 * The router would answer a path that ends in .data with the data of a page: its dot is encoded too.
 */
function decodable(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname.replace(/\.data$/, "%2Edata");
  } catch {
    return pathname.replaceAll("%", "%25");
  }
}

function treeOf(build: ServerBuild): RouteNode[] {
  const nodes = new Map<string, RouteNode>();
  const roots: RouteNode[] = [];
  for (const route of Object.values(build.routes)) {
    if (!route) continue;
    nodes.set(route.id, {
      id: route.id,
      ...(route.path === undefined ? {} : { path: route.path }),
      ...(route.index ? { index: true } : {}),
      handle: route.module.handle as Handle,
      takesPosts: route.module.action !== undefined,
    });
  }
  for (const route of Object.values(build.routes)) {
    const node = route && nodes.get(route.id);
    if (!node) continue;
    const parent = route.parentId === undefined ? undefined : nodes.get(route.parentId);
    if (parent) (parent.children ??= []).push(node);
    else roots.push(node);
  }
  return roots;
}
