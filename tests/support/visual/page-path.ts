import { demoSites } from "#tests/support/demo-sites.ts";
import { ask } from "#tests/support/ask.ts";
import { keyPages } from "../key-pages.ts";
import type { Reference, ShownPage } from "./references.ts";

/** The path of the page that a reference shows, on its site. */
export async function pathOf(port: number, { slug, shows }: Reference): Promise<string> {
  if ("path" in shows) return shows.path;
  const site = demoSites().sites.find(({ settings }) => settings.slug === slug);
  const pages = site ? await keyPages(port, slug, site.settings) : [];
  const at = (page: ShownPage) => pages.find(({ name }) => name === page)?.path;
  if (shows.page === "saved") return `${site?.settings.favourites?.path}?${await shared(port, slug, at("listing"))}`;
  const fixed = ["repayments", "budget", "about"].includes(shows.page) ? `/${shows.page}` : null;
  const path = fixed ?? at(shows.page);
  if (path === undefined) throw new Error(`${slug} has no ${shows.page}`);
  return path;
}

/**
 * An address that a shopper shares: three cars to compare and one saved besides. The demo's slugs end with a car's id.
 */
async function shared(port: number, slug: string, listing = "/search"): Promise<string> {
  const { text } = await ask(port, slug, listing);
  const ids = [...new Set([...text.matchAll(/href="\/cars\/[^"/?]+-(\w+)"/g)].map(([, id = ""]) => id))];
  return `ids=${ids.slice(0, 3).join(",")}&saved=${ids.slice(3, 4).join(",")}`;
}
