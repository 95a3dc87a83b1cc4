import { isMaskedPlace } from "#domain/phone/public-phone.ts";
import { formatOf } from "#domain/country/format.ts";
import { inWords } from "#domain/car/vehicle-words.ts";
import { isComing, withBadge } from "#domain/location/coming-location.ts";
import { contactLink } from "#domain/location/contact-link.ts";
import { directionsTo } from "#domain/location/directions.ts";
import type { Location } from "#domain/location/location.ts";
import { byKind } from "#domain/location/location-order.ts";
import { placeName } from "#domain/location/place-name.ts";
import { primaryLocation } from "#domain/location/primary-location.ts";
import { telLink } from "#domain/phone/tel-link.ts";
import { openNow } from "#domain/location/open-now.ts";
import { siteRating } from "#domain/review/site-rating.ts";
import { filledStars, showsStars } from "#domain/review/stars.ts";
import type { PublicSettings } from "#site/schema/site-settings.ts";
import type { ChromeSources } from "./chrome-sources.ts";
import { toFooter, type FooterView } from "./footer-view.ts";
import { hasWords, toNavigation, type NavView } from "./menu-view.ts";
import { socialLinks, type SocialLink } from "./social-links.ts";
import { logosOf } from "./logo-address.ts";

/** Where the numbers of yards are masked (4.6), a link to the yard's page. `label` is for screen readers. */
export type PlaceNumber = { text: string; url: string; label: string };
export type PlaceLine = { label: string; name: string; phone: PlaceNumber; directions: string };
/** The logo that can be seen on the header's colour, and on that of the page. */
export type LogoView = { header: string; page: string; width: number; height: number };
/** An entry of the locations dropdown. */
export type PlaceEntry = { name: string; url: string; phone: PlaceNumber; hasOpened: boolean };

type HeaderButton = { label: string; url: string; icon: "wrench" | "percent" };

/** Header and footer of a site's pages. */
export type ChromeView = {
  name: string;
  logo: LogoView;
  phone: string;
  search: { action: string; placeholder: string; stock: string; autocomplete: boolean } | null;
  /** 2.3: the link to the saved cars, in the header unless the top banner omits it. */
  saved: { label: string; url: string; inHeader: boolean; floatingBar: boolean } | null;
  buttons: HeaderButton[];
  /** Those that the drawer adds to the navigation, which has the others. */
  drawerButtons: HeaderButton[];
  /** The top banner; null if the site has none. */
  bar: {
    rating: { filled: number; rating: number; count: number } | null;
    /** One link for all locations, or each of them. */
    locations: { url: string; status: string; menu: PlaceEntry[] } | null;
    places: PlaceLine[];
    socials: SocialLink[];
  } | null;
  /** Every yard with its number, however many departments it has. */
  yards: PlaceEntry[];
  nav: NavView[];
  /** Whether menus open on hover. */
  hover: boolean;
  footer: FooterView;
  /** The first yard and whether it is open: for headers that show it. */
  first: { address: string; directions: string; open: boolean; status: string; comingSoon: string | null } | null;
};

export function toChromeView(from: ChromeSources): ChromeView {
  const { settings, counts } = from;
  const { top_banner, header_buttons, search } = settings;
  const logo = logosOf(from);
  const buttons = [
    { button: header_buttons.book_service, icon: "wrench" as const },
    { button: header_buttons.finance, icon: "percent" as const },
  ].flatMap(({ button, icon }) => (button && from.isServed(button.url) ? [{ ...button, icon }] : []));
  const nav = toNavigation(from);
  return {
    name: settings.name,
    logo: {
      header: from.darkHeader ? logo.on_dark : logo.on_light,
      page: from.darkPage ? logo.on_dark : logo.on_light,
      width: settings.logo.width,
      height: settings.logo.height,
    },
    phone: settings.phone,
    search:
      top_banner?.search === false
        ? null
        : {
            action: settings.default_search_path,
            placeholder: search.placeholder,
            stock: stockText(counts.all, settings),
            autocomplete: search.autocomplete,
          },
    saved: savedOf(from),
    buttons,
    drawerButtons: buttons.filter(({ label }) => !hasWords(nav, label)),
    bar: top_banner && {
      rating: top_banner.review_stars ? ratingOf(from) : null,
      ...locationsOf(from),
      socials: top_banner.socials ? socialLinks(settings.social) : [],
    },
    yards: entriesOf(
      from.locations.filter(({ visible }) => visible),
      settings,
    ),
    nav,
    hover: settings.navigation_hover,
    footer: toFooter(from),
    first: firstOf(from),
  };
}

function firstOf({ locations, now, read }: ChromeSources): ChromeView["first"] {
  const first = primaryLocation(locations);
  if (!first) return null;
  const { street, city } = first.address;
  const { open, text } = read(openNow(first, now));
  return {
    address: [street, city].join(", "),
    directions: directionsTo(first.address),
    open,
    status: text,
    comingSoon: first.coming_soon_text,
  };
}

/** Spec 2.1.6: the same page under another label. */
function savedOf({
  settings: { favourites, garage_enabled, top_banner },
  isServed,
}: ChromeSources): ChromeView["saved"] {
  if (!favourites || !isServed(favourites.path)) return null;
  return {
    label: garage_enabled ? "My Garage" : favourites.label,
    url: favourites.path,
    inHeader: top_banner?.favourites ?? true,
    floatingBar: favourites.floating_bar,
  };
}

function stockText(count: number, settings: ChromeSources["settings"]): string {
  return inWords(
    `${formatOf(settings).number(count)} ${count === 1 ? "{vehicle}" : "{vehicles}"}`,
    settings.vehicle_words,
  );
}

function ratingOf({ settings, locations }: ChromeSources) {
  const all = siteRating(locations.filter(({ visible }) => visible));
  if (!all || !showsStars(all.rating, settings)) return null;
  return { filled: filledStars(all.rating, settings.reviews?.four_plus_partial), ...all };
}

/** 2.3, Top banner: one 'Locations' link when there are more than 3 or when forced, otherwise each location. */
function locationsOf(from: ChromeSources) {
  const { settings, locations } = from;
  const seen = locations.filter(({ visible }) => visible);
  const one = seen.length > 3 || settings.top_banner?.force_locations_link;
  if (one) {
    const menu = settings.top_banner?.locations_dropdown ? entriesOf(seen, settings) : [];
    return { locations: { url: settings.locations.path, status: statusOf(seen, from), menu }, places: [] };
  }
  return { locations: null, places: seen.map((location) => toPlace(location, settings)) };
}

/** Departments of one place share its page, and the first one's phone. */
function entriesOf(locations: readonly Location[], settings: PublicSettings): PlaceEntry[] {
  const places = Map.groupBy(byKind(locations), ({ name }) => placeName(name));
  return [...places].flatMap(([name, [first]]) => {
    if (!first) return [];
    const phone = numberOf(first, settings);
    return [{ name: withBadge(name, first), url: contactLink(first.name), phone, hasOpened: !isComing(first) }];
  });
}

/** The primary location's hours: another one's, such as a parts counter's, say nothing about buying a car. */
function statusOf(locations: readonly Location[], { now, read }: ChromeSources): string {
  const first = primaryLocation(locations);
  const state = first && read(openNow(first, now));
  return state?.open ? `open ${state.text}` : "";
}

/** Yards whose numbers are masked share the dealer's, which the header has already. */
function numberOf(location: Location, settings: PublicSettings): PlaceNumber {
  const place = placeName(location.name);
  const text = isMaskedPlace(location, settings) ? "Address and hours" : location.contact_detail.phone;
  return isMaskedPlace(location, settings)
    ? { text, url: contactLink(location.name), label: `${text} of ${place}` }
    : { text, url: telLink(text), label: `Call ${place}, ${text}` };
}

function toPlace(location: Location, settings: PublicSettings): PlaceLine {
  const { location_type, name, address } = location;
  return {
    label: location_type === "service" ? formatOf(settings).say("Service Centre:") : "Dealership:",
    name: withBadge(placeName(name) || address.city, location),
    phone: numberOf(location, settings),
    directions: directionsTo(address),
  };
}
