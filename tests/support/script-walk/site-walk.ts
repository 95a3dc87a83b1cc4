import type { PublicSettings } from "#site/schema/site-settings.ts";
import { ask } from "#tests/support/ask.ts";
import { facetUrls } from "#tests/support/crawl/facet-urls.ts";

/** Kinds of pages, by their address; the first that matches counts. Null is no page. */
const kinds: readonly [string | null, RegExp][] = [
  [null, /^\/(?:img|media|assets|feed)\b|\/call$/],
  ["home", /^\/$/],
  ["listing", /^\/search\b/],
  ["vehicle", /^\/cars\/[^/?]+$/],
  ["checkout", /^\/cars\/[^/]+\/(?:checkout|buy-online)/],
  ["form", /^\/(?:cars|contact-us)\/[^/]+\/|^\/(?:enquire|alerts)\//],
  ["location", /^\/(?:contact|contact-us\/[^/]+)$/],
  ["finance", /^\/(?:budget|repayments)\b/],
];

/** Random addresses of one site, each kind of page as often as the others. The same seed walks the same way. */
export class SiteWalk {
  readonly #random: () => number;
  readonly #settings: PublicSettings;
  readonly #paths = new Map<string, Set<string>>();

  constructor(settings: PublicSettings, random: () => number) {
    this.#settings = settings;
    this.#random = random;
  }

  /** Home, listing and a vehicle lead to every kind of page that the site has. */
  async start(port: number): Promise<void> {
    const { slug, default_search_path, favourites } = this.#settings;
    this.#add("/");
    if (favourites) this.#add(favourites.path);
    for (const path of ["/", default_search_path]) this.learn((await ask(port, slug, path)).text);
    const [vehicle] = this.#paths.get("vehicle") ?? [];
    if (vehicle !== undefined) this.learn((await ask(port, slug, vehicle)).text);
  }

  next(): string {
    const known = [...this.#paths.values()];
    return this.#pick([...this.#pick(known)]);
  }

  /** Takes note of the addresses that a page links to, and of searches that its filters lead to. */
  learn(html: string): void {
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)[^"]*"/g))
      this.#add(href.replaceAll("&amp;", "&"));
    const { default_search_path } = this.#settings;
    for (const path of facetUrls([default_search_path], html, 10, this.#random)) this.#add(path);
  }

  #add(path: string): void {
    const kind = this.#kindOf(path);
    if (kind !== null) this.#paths.set(kind, (this.#paths.get(kind) ?? new Set()).add(path));
  }

  #kindOf(path: string): string | null {
    const { default_search_path, finance_provider, favourites } = this.#settings;
    const starts = (own: string | null | undefined) => path.split("?", 1)[0] === own;
    if (starts(default_search_path)) return "listing";
    if (starts(favourites?.path)) return "saved";
    if (starts(finance_provider?.path) || starts(finance_provider?.apply_path)) return "finance";
    const found = kinds.find(([, pattern]) => pattern.test(path));
    return found ? found[0] : "content";
  }

  #pick<T>(all: readonly T[]): T {
    const chosen = all[Math.floor(this.#random() * all.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  }
}
