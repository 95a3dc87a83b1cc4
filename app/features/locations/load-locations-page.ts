import type { PageContext } from "#site/page-ports.ts";
import { smallImage } from "#domain/image/image-widths.ts";
import { nearestFirst } from "#domain/location/location-order.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { LocationsPageView } from "./locations-page.tsx";
import { toLocationsView } from "./locations-view.ts";
import type { PostcodeView } from "./postcode-form.tsx";

/** The page of all locations, by position or nearest first. */
export async function loadLocationsPage(url: URL, page: PageContext): Promise<LocationsPageView> {
  const { site, now, read, picture, geocode } = page;
  const { settings } = site;
  const locations = site.locations.filter(({ visible }) => visible);
  const searches = settings.locations.postcode_search && locations.length > 1;
  const typed = searches ? (url.searchParams.get("postcode") ?? "").trim().slice(0, 20) : "";
  const { word, longest, digitsOnly } = settings.country.postcode;
  const invalidPostcode = site.format.say("Invalid postcode");
  const from = typed === "" ? null : await geocode(typed);
  const postcode: PostcodeView = { word, longest, digitsOnly, postcode: typed, error: null, found: "" };
  if (from) {
    const [nearest] = nearestFirst(locations, from);
    if (nearest && nearest.km !== null) {
      const far = site.format.distance(nearest.km);
      postcode.found = `${placeName(nearest.location.name)} is nearest to ${typed}, ${far} away.`;
    }
  } else if (typed !== "") postcode.error = invalidPostcode;
  return {
    path: settings.locations.path,
    title: locations.length === 1 ? "Find us" : "Our locations",
    locations: toLocationsView(locations, { settings, now: now.getTime(), read, picture, contactButton: true }, from),
    postcode: searches ? postcode : null,
    websites: settings.dealership_websites.map(({ logo, ...website }) => ({
      ...website,
      logo: logo ? smallImage(picture(logo)) : null,
    })),
  };
}
