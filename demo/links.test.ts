import { expect, test } from "vitest";
import { buildGrammar, pathFacets } from "#domain/search/search-grammar.ts";
import type { KnownValues } from "#domain/search/vocabulary.ts";
import { facetSettings } from "#domain/search/facet-settings.ts";
import { facetNamed } from "#domain/search/facets.ts";
import { decodeSearch } from "#domain/search/search-url.ts";
import { type Car, carSchema } from "#domain/car/car.ts";
import { loadFolder } from "#site/load-folder.ts";
import { sitePaths } from "#site/paths/site-paths.ts";
import { demoNetwork } from "./network.ts";

const { sitesDir, cars } = demoNetwork({ now: new Date("2026-11-15T04:00:00Z") });
const { network } = loadFolder(sitesDir);
const places = new Map(
  network.dealerships.flatMap(({ dealership }) =>
    dealership.locations.map((at) => [at.id, { dealership, at }] as const),
  ),
);

const joined: Car[] = cars.flatMap((input) => {
  const place = places.get(input.location_id);
  if (!place) return [];
  const { dealership, at } = place;
  return {
    ...carSchema.parse(input),
    dealership_slug: dealership.slug,
    dealership_name: dealership.name,
    location: { name: at.name, phone: at.contact_detail.phone, slug: at.slug, coming_soon_text: at.coming_soon_text },
    city: at.address.city,
    state: at.address.state,
  };
});

/** Pages that the platform serves under these names on every site. */
const platform = ["/", "/contact"];

test.each(network.sites.map(({ settings, content }) => [settings.slug, settings, content] as const))(
  "[2.2] every link of %s leads somewhere, without a redirect",
  (_slug, settings, content) => {
    const own = joined.filter((car) => settings.dealerships.includes(car.dealership_slug));
    const facets = facetSettings(settings, Date.UTC(2026, 2, 10));
    const known: KnownValues = Object.fromEntries(
      pathFacets.map((name) => {
        const facet = facetNamed(name);
        return [name, facet.kind === "terms" ? [...new Set(own.flatMap((car) => facet.values(car, facets)))] : []];
      }),
    );
    const grammar = buildGrammar(settings, known);
    const stops = new Set([
      ...platform,
      ...sitePaths(settings, content).map(({ path }) => path),
      ...own.map((car) => `/contact-us/${car.location.slug.replace(/-(sales|service|parts)$/, "")}`),
      "/contact-us/port-melbourne-workshop",
    ]);
    const links = JSON.stringify([settings, content]).match(/"(?:url|consumer_information_notice)":"(\/[^"]*)"/g) ?? [];
    expect(links.length).toBeGreaterThan(2);
    const dead = links
      .map((pair) => new URL(pair.replace(/^"[a-z_]+":"|"$/g, ""), "https://site.example"))
      .filter(({ pathname, searchParams }) => {
        if (stops.has(pathname)) return false;
        const decoded = decodeSearch(pathname, searchParams, grammar);
        return decoded.kind === "unknown" || !decoded.canonical;
      });
    expect(dead.map(({ pathname, search }) => pathname + search)).toEqual([]);
  },
);
