import { contactLink } from "#domain/location/contact-link.ts";
import { allBodies, bodyWord } from "#domain/model/models.ts";
import type { Site } from "#site/site.ts";
import { platformPages } from "./platform-paths.ts";
import { sitePaths, type SitePage } from "./site-paths.ts";

/** Kinds of pages, named as the parts of the sitemap; cars and searches come from the stock. */
export type AddressKind = "pages" | "models" | "locations";
export type OwnAddress = { path: string; kind: AddressKind };

/** Pages of the platform that may be found by searching. */
const platform = (["home", "budget", "contact", "credits"] as const).map((page) => platformPages[page]);
const kinds: Partial<Record<SitePage, AddressKind>> = { model: "models", models: "models", locations: "locations" };

/** Every address where this site could have a page. The page itself decides whether it exists and may be indexed. */
export function ownAddresses(site: Pick<Site, "public" | "content" | "locations">): OwnAddress[] {
  const { public: settings, content, locations } = site;
  const addresses: OwnAddress[] = [
    ...platform.map((path) => ({ path, kind: "pages" as const })),
    ...sitePaths(settings, content)
      .filter(({ page }) => page !== "search")
      .map(({ path, page }) => ({ path, kind: kinds[page] ?? "pages" })),
    ...rangeAddresses(site).map((path) => ({ path, kind: "models" as const })),
    ...locations
      .filter(({ visible }) => visible)
      .map(({ name }) => ({ path: contactLink(name), kind: "locations" as const })),
  ];
  return [...new Map(addresses.map((address) => [address.path, address])).values()];
}

/** 2.1: the models by body, and a page for each make that the site is a franchise of. */
function rangeAddresses({
  public: { manufacturer },
  content,
  locations,
}: Parameters<typeof ownAddresses>[0]): string[] {
  const bodies = content.models.map(({ body }) => bodyWord(body));
  const makes = [
    manufacturer,
    ...locations.flatMap(({ manufacturers }) => manufacturers),
    ...content.models.map((model) => model.manufacturer),
  ].filter((make) => make !== null);
  return [
    ...(bodies.length > 0 ? [allBodies, ...bodies].map((body) => `/models?body=${body}`) : []),
    ...makes.map((make) => `/brands/${make}`),
  ];
}
