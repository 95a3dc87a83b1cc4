import { publicPhone } from "#domain/phone/public-phone.ts";
import type { PageContext } from "#site/page-ports.ts";
import { contactSlug } from "#domain/location/contact-link.ts";
import type { Location } from "#domain/location/location.ts";
import { byKind } from "#domain/location/location-order.ts";
import { placeName } from "#domain/location/place-name.ts";
import type { ContactPageView } from "./contact-page.tsx";
import type { LocationView } from "./location-view.ts";
import { toLocationsView } from "./locations-view.ts";

export function loadContactPage(page: PageContext): ContactPageView {
  const { settings, locations } = page.site;
  const shown = locations.filter(({ visible }) => visible);
  return {
    title: "Contact us",
    crumbs: [],
    phone: settings.phone,
    email: settings.email,
    locations: cardsOf(shown, page),
    heading: shown.length === 1 ? "Visit us" : "Our locations",
  };
}

/** 2.1: all departments of one location; null for an unknown one. */
export function loadContactPlace(slug: string, page: PageContext): ContactPageView | null {
  const { settings, locations } = page.site;
  const here = byKind(locations.filter(({ visible, name }) => visible && contactSlug(name) === slug));
  const [first] = here;
  if (!first) return null;
  const place = placeName(first.name);
  const title = `Contact ${place}`;
  return {
    title,
    crumbs: [
      { name: "Home", url: "/" },
      { name: "Locations", url: settings.locations.path },
      { name: title, url: `/contact-us/${slug}` },
    ],
    phone: publicPhone(first, settings),
    email: first.contact_detail.email ?? settings.email,
    locations: cardsOf(here, page, here.length > 1 ? "kind" : "name"),
    heading: here.length === 1 ? "Visit us" : `Departments at ${place}`,
  };
}

function cardsOf(locations: readonly Location[], page: PageContext, title: LocationView["title"] = "name") {
  const { site, now, read, picture } = page;
  return toLocationsView(locations, {
    settings: site.settings,
    now: now.getTime(),
    read,
    picture,
    contactButton: false,
    title,
  });
}
