import { contactLink } from "#domain/location/contact-link.ts";
import { allBodies, bodyWord } from "#domain/model/models.ts";
import { slugOf } from "#domain/search/slug.ts";
import type { Site } from "./site.ts";
import { sitePaths } from "./site-paths.ts";

/** Kinds of pages, as the parts of the sitemap name them; cars and searches are known from the stock. */
export type AddressKind = "pages" | "models" | "locations";
export type OwnAddress = { path: string; kind: AddressKind };

/** Names that the platform uses on every site, beside those of the site's own. */
const platform = ["/", "/budget", "/contact", "/credits"];

/** Everywhere this site could have a page of its own. Whether it has one, and wants it found, the page itself says. */
export function ownAddresses(site: Pick<Site, "public" | "content" | "locations" | "dealerships">): OwnAddress[] {
  const { public: settings, content, locations, dealerships } = site;
  const pages = [
    ...platform,
    ...sitePaths(settings, content)
      .filter(({ page }) => page !== "search" && page !== "models" && page !== "form")
      .map(({ path }) => path),
  ];
  const makes = [
    settings.manufacturer,
    ...dealerships.flatMap(({ manufacturers }) => manufacturers),
    ...content.models.map(({ manufacturer }) => manufacturer),
    ...content.offers.map(({ manufacturer }) => manufacturer),
  ].filter((make) => make !== null);
  const models = [
    ...makes.map((make) => `/brands/${slugOf(make)}`),
    ...(content.models.length > 0 ? [allBodies, ...content.models.map(({ body }) => bodyWord(body))] : []).map(
      (body) => `/models?body=${body}`,
    ),
    ...content.models.map(({ slug }) => `/${slug}`),
  ];
  const places = locations.filter(({ visible }) => visible).map(({ name }) => contactLink(name));
  const all = new Map<string, AddressKind>();
  for (const path of pages) all.set(path, "pages");
  for (const path of models) all.set(path, "models");
  for (const path of [settings.locations.path, ...places]) all.set(path, "locations");
  return [...all].map(([path, kind]) => ({ path, kind }));
}
