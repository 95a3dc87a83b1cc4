import { data } from "react-router";
import { toHead } from "#app/features/chrome/page-head.ts";
import { loadLocationsPage } from "#app/features/locations/load-locations-page.ts";
import { locationSchema } from "#app/features/locations/location-schema.ts";
import type { PageContext } from "#site/page-ports.ts";

/** All locations of a site, under the name that the site gives the page. */
export async function loadLocations(url: URL, page: PageContext) {
  const { site } = page;
  const { name, locations } = site.settings;
  const view = await loadLocationsPage(url, page);
  const places = site.locations.filter(({ visible }) => visible);
  return data({
    kind: "locations" as const,
    locations: view,
    head: toHead({
      site,
      path: locations.path,
      title: view.title,
      description: `Addresses, opening hours and phone numbers of ${name}.`,
      // Search engines index the page only without a postcode, which just sorts its cards.
      noindex: view.postcode !== null && view.postcode.postcode !== "",
      schema: places.map((place) =>
        locationSchema(place, { origin: site.origin, settings: site.settings, now: page.now.getTime() }),
      ),
    }),
  });
}
