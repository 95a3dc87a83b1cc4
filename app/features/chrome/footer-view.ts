import { townLine } from "#domain/location/town-line.ts";
import { newsletterConsent } from "#domain/form/forms/subscribe.ts";
import { siteFormPath } from "#domain/form/forms.ts";
import { directionsTo } from "#domain/location/directions.ts";
import type { Location } from "#domain/location/location.ts";
import { type PlaceMap, placeMap } from "#domain/location/place-map.ts";
import { placeName } from "#domain/location/place-name.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import type { ChromeSources } from "./chrome-sources.ts";
import { toFooterHours, type FooterHours } from "./footer-hours-view.ts";
import { socialLinks, type SocialLink } from "./social-links.ts";
import { logosOf } from "./logo-address.ts";

export type FooterLink = { name: string; url: string };
export type FooterColumn = { title: string; links: FooterLink[] };
export type StaffLine = { name: string; role: string; phone: string };
export type FooterMap = {
  name: string;
  lines: string[];
  /** Null if the site configures none: only the address is shown. */
  map: PlaceMap | null;
  directions: string;
  target: "_self" | "_blank";
};

/** Everything that a footer can show (2.3). Each part is present, null or empty, by the site's settings. */
export type FooterView = {
  /** The logo for the footer's background. */
  logo: string;
  about: string | null;
  columns: FooterColumn[];
  salesPhone: string | null;
  /** The newsletter sign-up, for footers that have one. */
  subscribe: { title: string; text: string | null; button: string; consent: string; path: string } | null;
  socials: SocialLink[];
  licences: string[];
  staff: StaffLine[];
  hours: FooterHours | null;
  map: FooterMap | null;
  /** Its logo links to the group, if this site has a page or address for it. */
  group: { name: string; url: string | null; logo: string | null } | null;
  owner: string;
  legal: FooterLink[];
  poweredBy: { label: string; url: string } | null;
  scrollToTop: boolean;
};

export function toFooter(from: ChromeSources): FooterView {
  const { settings, locations, isServed, year } = from;
  const { footer, dealership_group: group, powered_by } = settings;
  const first = primaryLocation(locations);
  return {
    logo: from.darkFooter ? logosOf(from).on_dark : logosOf(from).on_light,
    about: footer.about,
    columns: footer.columns
      .map(({ title, links }) => ({ title, links: links.filter(({ url }) => isServed(url)) }))
      .filter(({ links }) => links.length > 0),
    salesPhone: footer.sales_phone ? settings.phone : null,
    subscribe: settings.subscribe && {
      ...settings.subscribe,
      consent: newsletterConsent(settings.name),
      path: siteFormPath("subscribe"),
    },
    socials: socialLinks(settings.social),
    licences: footer.licences,
    staff: footer.staff ?? [],
    hours: footer.opening_hours && first ? toFooterHours(first, from) : null,
    map: footer.map && first ? toMap(first, from) : null,
    group: footer.group_logo && group ? { ...group, url: isServed(group.url) ? group.url : null } : null,
    owner: `© ${year} ${settings.name}`,
    legal: legalLinks(from).filter(({ url }) => isServed(url)),
    poweredBy: footer.powered_by ? powered_by : null,
    scrollToTop: settings.scroll_to_top,
  };
}

/** 2.3: privacy policy and models. */
function legalLinks({ settings, models }: ChromeSources): FooterLink[] {
  return [
    { name: "Privacy policy", url: settings.privacy_path },
    { name: "Terms of use", url: settings.terms_path },
    ...(models.length > 0 ? [{ name: "Models", url: "/models?body=all" }] : []),
    { name: "Accessibility", url: "/accessibility" },
    { name: "Image credits", url: "/credits" },
  ];
}

function toMap(location: Location, { settings }: ChromeSources): FooterMap {
  const { address, name } = location;
  return {
    name: placeName(name),
    lines: [address.street, townLine(address)],
    map: placeMap(location, settings.maps),
    directions: directionsTo(address),
    target: settings.locations.directions_target,
  };
}
